// A bare WebKitGTK window, run by gjs: Debian's MiniBrowser cannot be narrower than 447 px.
imports.gi.versions.Gtk = '3.0'
imports.gi.versions.WebKit2 = '4.1'
const { Gtk, WebKit2 } = imports.gi

Gtk.init(null)
const context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(true)
// As Safari: cookies of scripts live for seven days
context.get_website_data_manager().set_itp_enabled(true)
context.connect('automation-started', (_context, session) => {
  const information = new WebKit2.ApplicationInfo()
  information.set_name('WebKitGTK')
  information.set_version(
    WebKit2.get_major_version(),
    WebKit2.get_minor_version(),
    WebKit2.get_micro_version(),
  )
  session.set_application_info(information)
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true })
    const window = new Gtk.Window()
    window.add(view)
    window.show_all()
    return view
  })
})
Gtk.main()
