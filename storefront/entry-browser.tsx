// First, because tokens.css sets the order of the cascade layers.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/document-states.css'
import './styles/print.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PagePayload } from '../shared/pages/page-payload.ts'
import { readRows } from '../shared/pages/payload-rows.ts'
import { watchSession } from './accounts/session/load-session.ts'
import { runGates } from './frame/gates/load-gates.ts'
import './frame/gates/GateDialog.module.css'
import './frame/gates/GateTitle.module.css'
import { BrowserApp } from './navigation/BrowserApp.tsx'
import { takeOverSignups } from './newsletter/take-over-signups.ts'
import { loadPage } from './page-components.ts'
import { rootFaults } from './ui/core/root-faults.ts'
import { ignoreWheel } from './ui/forms/ignore-wheel.ts'
import { watchWishlist, withWishlist } from './wishlist/watch-wishlist.ts'

// early.ts sets it in browsers that the pages are written for; others have links and forms.
if (!('scripts' in document.documentElement.dataset)) throw new Error('Old browser')
nameHeldSheets()
ignoreWheel()
watchSession()
watchWishlist((place) => createRoot(place, rootFaults))
takeOverSignups()
const payload = readRows(JSON.parse(document.getElementById('payload')?.textContent ?? 'null')) as PagePayload
runGates(payload.route)
if (!('navigation' in window)) await import('./navigation/navigation-by-history.ts')
const page = await loadPage(payload)
const root = document.getElementById('app')
const app = <BrowserApp firstView={{ payload, page }} />
if (root?.hidden) {
  // The service worker put this page together (storefront/offline/two-forms.ts): another one is drawn in it.
  createRoot(root, rootFaults).render(app)
  root.hidden = false
} else if (root) hydrateRoot(root, app, rootFaults)

const afterLoad = () =>
  void import('./after-load.ts').then(
    (after) => after.afterLoad(withWishlist),
    () => {},
  )
if (document.readyState === 'complete') afterLoad()
else window.addEventListener('load', afterLoad)

/**
 * The document holds its sheets as text (docs/performance.md), and the loader of later pages looks for links to them. They
 * become that here: a browser fetches sheets that the document links to ahead, also where they are disabled.
 */
function nameHeldSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=held]'))
    Object.assign(link, { disabled: true, rel: 'stylesheet' })
}
