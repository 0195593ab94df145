// First of all, because tokens.css says which layer wins.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { hydrateRoot } from 'react-dom/client'
import type { PagePayload } from '../shared/page-payload.ts'
import { watchSession } from './accounts/load-session.ts'
import { prepareGates } from './frame/gates/GateKeeper.tsx'
import { BrowserApp } from './navigation/BrowserApp.tsx'
import { loadPage } from './page-components.ts'

watchSession()
prepareGates()
const payload = JSON.parse(document.getElementById('payload')?.textContent ?? 'null') as PagePayload
const page = await loadPage(payload.route)
const root = document.getElementById('app')
if (root !== null) hydrateRoot(root, <BrowserApp firstView={{ payload, page }} />)
