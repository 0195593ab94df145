/** What early-console.ts asked for before the console's script was there, for the client of one token. */
type FirstReads = {
  token: string
  answers: Map<string, FirstAnswer>
}

/** What came of a call: undefined where it was not a good answer. `value` is there once it has come. */
export type FirstAnswer = { coming: Promise<unknown>; value?: unknown }

declare global {
  interface Window {
    drayFirstReads?: FirstReads
    /** The module of the screen that the document was opened at. */
    drayScreen?: ScreenModule
  }
}

const lists =
  /^\/(sell\/(?!group\/|orders\/|join\/)[^/]+\/(orders|stock|pubs|beers)|admin\/(orders|buyers|breweries|audit|reviews|catalogue))$/
const single = /^\/(sell\/(?!group\/|orders\/|join\/)[^/]+|admin)\/orders\/[^/]+$/
const today = /^\/sell\/(?!join$|apply$|group$|orders$)([^/]+)$/

/** The modules that draw the consoles' screens: those that are opened often come alone, the others in one. */
export type ScreenModule =
  | 'ChooserPage'
  | 'PartPage'
  | 'TodayPage'
  | 'OrdersPage'
  | 'OrderPage'
  | 'PickingPage'
  | 'StockPage'
  | 'FurtherScreen'
  | 'WorklistPage'
  | 'StaffOrdersPage'
  | 'StaffOrderPage'
  | 'StaffMoneyPage'
  | 'FurtherStaffScreen'

const modulesOfPlaces = { orders: 'OrdersPage', picking: 'PickingPage', stock: 'StockPage' } as const
const place = /^\/sell\/(?!group\/|orders\/|join\/)[^/]+\/(orders|picking|stock)$/

/** The module that draws the screen at a path, so that its script is asked for before the console's own has come. */
export function screenModule(path: string): ScreenModule {
  if (path === '/admin') return 'WorklistPage'
  if (path === '/admin/orders') return 'StaffOrdersPage'
  if (/^\/admin\/money(\/|$)/.test(path)) return 'StaffMoneyPage'
  if (path.startsWith('/admin')) return single.test(path) ? 'StaffOrderPage' : 'FurtherStaffScreen'
  if (path === '/sell') return 'ChooserPage'
  if (today.test(path)) return 'TodayPage'
  if (single.test(path)) return 'OrderPage'
  if (/^\/sell\/orders\/[^/]+$/.test(path)) return 'PartPage'
  const [, name] = place.exec(path) ?? []
  return name === undefined ? 'FurtherScreen' : modulesOfPlaces[name as keyof typeof modulesOfPlaces]
}

/** The calls that the screen at an address makes first, as its pieces write them; none where that is not known. */
export function firstReads(path: string, search: string): string[] {
  const query = new URLSearchParams(search).toString()
  const frame = path.startsWith('/admin') ? '/api/admin' : '/api/sell'
  if (today.test(path)) return [frame, `/api${path}/today`]
  if (single.test(path)) return [frame, `/api${path}`]
  if (path === '/admin/money' && query === '') return [frame, '/api/admin/money/receivables']
  const call = path === '/admin' ? '/api/admin/worklist' : lists.test(path) ? `/api${path}` : null
  if (call === null) return [frame]
  return [
    frame,
    query === '' ? call : `${call}?${query}`,
    `/api/views?${new URLSearchParams({ list: path })}`,
  ]
}

/** What Today asks for besides, once it is known who reads: no one is refused what they have not asked for. */
export function readsOfRole(path: string, places: unknown): string[] {
  const slug = today.exec(path)?.[1]
  const { breweries = [] } = (places ?? {}) as { breweries?: { slug: string; role: string }[] }
  const role = breweries.find((each) => each.slug === slug)?.role
  if (slug === undefined || role === undefined || role === 'cellar') return []
  const reads = [`/api/sell/${slug}/checklist`, `/api/sell/${slug}/standing`]
  return role === 'owner' || role === 'accounts' ? [...reads, `/api/sell/${slug}/money`] : reads
}
