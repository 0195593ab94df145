// First of all, because tokens.css says which layer wins.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/document-states.css'
import './styles/print.css'
import { renderToString } from 'react-dom/server'
import type { PagePayload, RouteName } from '../shared/page-payload.ts'
import { App } from './App.tsx'
import { loadAllPages } from './page-components.ts'
import { pageModules } from './page-modules.ts'

export { pageModules }

/** Route name to the part of its page that wakes up when it comes near; its styles come with its script. */
export const lateModules: { [R in RouteName]?: string } = {
  productList: 'storefront/groups/GroupPallet.tsx',
  productDetailV2: 'storefront/reviews/reading/ReviewsSection.tsx',
}

const pages = await loadAllPages()

/** The only door from the server: a payload in, the HTML of the page out. */
export function renderPage(payload: PagePayload): string {
  return renderToString(<App payload={payload} page={pages.get(payload.route) ?? null} />)
}
