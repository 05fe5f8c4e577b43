#include "editor/widget/least_room.hpp"

#include <wx/sizer.h>

namespace briar::editor {
namespace {

constexpr int kStep = 12;

}  // namespace

LeastRoom::LeastRoom(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHSCROLL | wxVSCROLL | wxTAB_TRAVERSAL),
      // One window within is moved when one scrolls: GTK complains of hidden ones that are moved.
      body_(new wxPanel(this)) {
    SetScrollRate(FromDIP(kStep), FromDIP(kStep));
    auto* whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(body_, wxSizerFlags(1).Expand());
    SetSizer(whole);
}

}  // namespace briar::editor
