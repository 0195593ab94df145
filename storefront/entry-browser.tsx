// First of all, because tokens.css says which layer wins.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PagePayload } from '../shared/page-payload.ts'
import { watchSession } from './accounts/load-session.ts'
import { prepareGates } from './frame/gates/GateKeeper.tsx'
import { BrowserApp } from './navigation/BrowserApp.tsx'
import { loadPage } from './page-components.ts'
import { watchWishlist, withWishlist } from './wishlist/watch-wishlist.ts'

watchSession()
watchWishlist(createRoot)
prepareGates()
const payload = JSON.parse(document.getElementById('payload')?.textContent ?? 'null') as PagePayload
const page = await loadPage(payload.route)
const root = document.getElementById('app')
const app = <BrowserApp firstView={{ payload, page }} />
// A page that the service worker put together is not drawn yet.
if (root?.hasChildNodes()) hydrateRoot(root, app)
else if (root) createRoot(root).render(app)

const afterLoad = () =>
  void import('./after-load.ts').then(
    (after) => after.afterLoad(withWishlist),
    () => {},
  )
if (document.readyState === 'complete') afterLoad()
else window.addEventListener('load', afterLoad)
