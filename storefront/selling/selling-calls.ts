import type { SellingOrder } from '../../shared/api/selling-api.ts'
import type { brewerySteps } from '../../shared/api/order-steps-api.ts'
import { type ActionCalls, actionCalls } from '../console/act-calls.ts'

export type SellingVerb = keyof typeof brewerySteps
type Step = { brewery: string; part: string; verb: SellingVerb }

const root = (brewery: string) => `/api/sell/${encodeURIComponent(brewery)}`

/** Where a brewery's people read. */
export const sellingReads = {
  places: '/api/sell',
  brewery: root,
  part: (part: string) => `/api/sell/orders/${encodeURIComponent(part)}`,
  today: (brewery: string) => `${root(brewery)}/today`,
  orders: (brewery: string) => `${root(brewery)}/orders`,
  order: (brewery: string, number: string) => `${root(brewery)}/orders/${encodeURIComponent(number)}`,
  substitutes: (brewery: string, number: string) =>
    `${root(brewery)}/orders/${encodeURIComponent(number)}/substitutes`,
  claims: (brewery: string, number: string) => `${root(brewery)}/orders/${encodeURIComponent(number)}/claims`,
  claimAnswer: (brewery: string, claim: string) =>
    `${root(brewery)}/claims/${encodeURIComponent(claim)}/answer`,
  claimPicture: (brewery: string, claim: string, picture: string) =>
    `${root(brewery)}/claims/${encodeURIComponent(claim)}/pictures/${encodeURIComponent(picture)}`,
  picking: (brewery: string) => `${root(brewery)}/picking`,
  stock: (brewery: string) => `${root(brewery)}/stock`,
  movements: (brewery: string, container: string) =>
    `${root(brewery)}/stock/${encodeURIComponent(container)}/movements`,
  prices: (brewery: string) => `${root(brewery)}/prices`,
  price: (brewery: string, container: string) => `${root(brewery)}/prices/${encodeURIComponent(container)}`,
  priceLists: (brewery: string) => `${root(brewery)}/price-lists`,
  offers: (brewery: string) => `${root(brewery)}/offers`,
  offer: (brewery: string, id: string) => `${root(brewery)}/offers/${encodeURIComponent(id)}`,
  pubs: (brewery: string) => `${root(brewery)}/pubs`,
  pub: (brewery: string, id: string) => `${root(brewery)}/pubs/${encodeURIComponent(id)}`,
  phoneOrders: (brewery: string, id: string) =>
    `${root(brewery)}/pubs/${encodeURIComponent(id)}/phone-orders`,
  empties: (brewery: string) => `${root(brewery)}/empties`,
  returnables: (brewery: string) => `${root(brewery)}/returnables`,
  deposits: (brewery: string) => `${root(brewery)}/deposits`,
  containerPrices: (brewery: string) => `${root(brewery)}/container-prices`,
  money: (brewery: string) => `${root(brewery)}/money`,
  books: (brewery: string, program: string, query: URLSearchParams) =>
    `${root(brewery)}/money/exports/${program}?${query}`,
  moneyRows: (brewery: string, tab: 'sales' | 'payouts' | 'entries' | 'papers') =>
    `${root(brewery)}/money/${tab}`,
  alcohol: (brewery: string) => `${root(brewery)}/money/alcohol`,
  page: (brewery: string) => `${root(brewery)}/page`,
  profile: (brewery: string) => `${root(brewery)}/profile`,
  contact: (brewery: string) => `${root(brewery)}/contact`,
  closures: (brewery: string) => `${root(brewery)}/closures`,
  closure: (brewery: string, id: string) => `${root(brewery)}/closures/${encodeURIComponent(id)}`,
  invoiceCode: (brewery: string) => `${root(brewery)}/invoice-code`,
  standing: (brewery: string) => `${root(brewery)}/standing`,
  checklist: (brewery: string) => `${root(brewery)}/checklist`,
  pause: (brewery: string) => `${root(brewery)}/pause`,
  people: (brewery: string) => `${root(brewery)}/people`,
  membership: (brewery: string) => `${root(brewery)}/membership`,
  printed: (brewery: string, parts: readonly string[]) =>
    `${root(brewery)}/picking/papers?parts=${parts.map(encodeURIComponent).join(',')}`,
  trail: (brewery: string) => `${root(brewery)}/trail`,
  delivery: (brewery: string) => `${root(brewery)}/delivery`,
  paper: (id: string) => `/api/documents/${encodeURIComponent(id)}.pdf`,
}

/** The calls of a step with a part; both throw as clientCall does. */
export function stepCalls({ brewery, part, verb }: Step): ActionCalls<{ part: SellingOrder }> {
  const path = `${root(brewery)}/orders/${encodeURIComponent(part)}/${verb.replace('_', '-')}`
  return actionCalls(path)
}
