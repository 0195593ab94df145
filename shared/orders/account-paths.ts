/** The page of a client's containers; pages without it need not carry it. */
export const emptiesPath = '/account/empties'

/** Orders of all sites of a business, page by page. */
export const allSitesOrdersPath = (page: number): string =>
  `/account/orders?${page > 1 ? `page=${page}&` : ''}site=all`

/** The page of a client's credit account; pages without it need not carry it. */
export const creditPath = '/account/credit'

/** The pages of a client's standing orders. */
export const standingOrdersPath = '/account/standing-orders'
export const newStandingOrderPath = `${standingOrdersPath}/new`
export const standingOrderPath = (id: string): string => `${standingOrdersPath}/${encodeURIComponent(id)}`

/** Which of these pages it is; the browser fills it with the client's token. */
export type StandingPageData =
  | { view: 'list' }
  | { view: 'one'; id: string }
  /** From an order of this number, or else from the basket of a group, null for the regular one. */
  | { view: 'new'; order: string | null; group: string | null }
