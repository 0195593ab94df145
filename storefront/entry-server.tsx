// First of all, because tokens.css says which layer wins.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/document-states.css'
import './styles/print.css'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString, type ServerOptions } from 'react-dom/server'
import type { GateName } from '../shared/pages/gates.ts'
import type { PagePayload, RouteName } from '../shared/pages/page-payload.ts'
import { App } from './App.tsx'
import { ConsoleShell, type ConsoleSide } from './console/ConsoleShell.tsx'
import { Gates } from './frame/gates/Gates.tsx'
import { formOf, loadAllPages, pageImports } from './page-components.ts'
import { type PartStore, withParts } from './ui/core/RenderedOnce.tsx'

/** An import function; the build adds the module that it loads (tools/module-names.ts). */
type NamedImport = (() => Promise<unknown>) & { module?: string }

const pageModules = modulesOf(pageImports)

/** Route name to the part of its page that wakes up when it comes near; its styles come with its script. */
const lateParts = {
  productList: () => import('./groups/GroupPallet.tsx'),
  productDetailV2: () => import('./reviews/reading/ReviewsSection.tsx'),
} satisfies { [R in RouteName]?: NamedImport }
export const lateModules = modulesOf(lateParts)

/** What a page shows where its data say so, with styles that only such a document needs. */
const shownParts = { priceList: () => import('./catalogue/PriceList.tsx') }
const shownModules = modulesOf(shownParts)

/** The modules that draw a page, as the browser's manifest calls them: the server has the browser fetch them early. */
export function modulesOfPage(payload: PagePayload): string[] {
  const isPriceList = payload.route === 'productList' && payload.data.listing.view === 'list'
  return [pageModules[formOf(payload)], ...(isPriceList ? [shownModules.priceList] : [])]
}

/** Route name to all modules that may draw one of its pages. */
export const routeModules: { [route: string]: string[] } = { productList: [shownModules.priceList] }
for (const [form, module] of Object.entries(pageModules)) {
  const route = form.split(' ', 1)[0]!
  routeModules[route] = [...(routeModules[route] ?? []), module]
}

export { renderMailHtml } from './mail/render-mail-html.tsx'

const pages = await loadAllPages()

/** The gates of every document, as the operators' flags put them up: four forms of it, each rendered once. */
const gatesHtml = new Map<string, string>()
export function renderGates(gates: readonly GateName[]): string {
  const key = gates.join(' ')
  const html = gatesHtml.get(key) ?? htmlOf(<Gates gates={gates} />, { identifierPrefix: 'gate' })
  gatesHtml.set(key, html)
  return html
}

/** What the documents of a console show until its scripts have run. */
export const renderConsoleShell = (side: ConsoleSide, isFactorOff: boolean): string =>
  htmlOf(<ConsoleShell side={side} isFactorOff={isFactorOff} />)

/**
 * The only entrance from the server: a payload in, the HTML of the page out, piece by piece. Parts that other pages show too
 * come from the store.
 */
export function renderPage<Stored>(payload: PagePayload, store: PartStore<Stored>): (string | Stored)[] {
  const page = pages.get(formOf(payload)) ?? null
  return withParts(
    store,
    (part) => htmlOf(part),
    () => htmlOf(<App payload={payload} page={page} />),
  )
}

/** React writes preloads of pictures in front; the document's head has those that a page asks for. */
function htmlOf(node: ReactNode, options?: ServerOptions): string {
  const html = renderToString(node, options).replace(/^(?:<link rel="preload"[^>]*>)+/, '')
  if (html.includes('<!--$!-->')) reportFaults(node)
  return html
}

/** Renders what failed once more, for the log: renderToString shows the fallback of a boundary and says nothing. */
function reportFaults(node: ReactNode): void {
  // oxlint-disable-next-line no-console -- nothing else reports it
  renderToPipeableStream(node, { onError: (error) => console.error(error) })
}

function modulesOf<R extends string>(imports: Record<R, NamedImport>): Record<R, string> {
  const named = Object.entries<NamedImport>(imports).map(([route, { module }]) => {
    if (module === undefined) throw new Error(`The page of ${route} is not imported by an arrow function`)
    return [route, module]
  })
  return Object.fromEntries(named) as Record<R, string>
}
