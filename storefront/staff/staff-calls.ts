import { actionCalls } from '../console/act-calls.ts'
import type { SellingVerb } from '../selling/selling-calls.ts'

/** Where Dray's staff read. */
export const staffReads = {
  member: '/api/admin',
  worklist: '/api/admin/worklist',
  audit: '/api/admin/audit',
  people: '/api/admin/people',
  shop: '/api/admin/shop',
  shopEntry: (entry: string) => `/api/admin/shop/${encodeURIComponent(entry)}`,
  reviews: '/api/admin/reviews',
  review: (id: string) => `/api/admin/reviews/${encodeURIComponent(id)}`,
  orders: '/api/admin/orders',
  order: (number: string) => `/api/admin/orders/${encodeURIComponent(number)}`,
  changes: (number: string) => `/api/admin/orders/${encodeURIComponent(number)}/changes`,
  claims: (number: string) => `/api/admin/orders/${encodeURIComponent(number)}/claims`,
  claimPicture: (claim: string, picture: string) =>
    `/api/admin/claims/${encodeURIComponent(claim)}/pictures/${encodeURIComponent(picture)}`,
  refunds: (number: string) => `/api/admin/orders/${encodeURIComponent(number)}/refunds`,
  buyers: '/api/admin/buyers',
  buyer: (id: string) => `/api/admin/buyers/${encodeURIComponent(id)}/trade`,
  phoneOrders: (id: string) => `/api/admin/buyers/${encodeURIComponent(id)}/phone-orders`,
  credit: (id: string) => `/api/admin/buyers/${encodeURIComponent(id)}/credit`,
  empties: (id: string) => `/api/admin/buyers/${encodeURIComponent(id)}/empties`,
  standingOrders: (clientId: string) => `/api/admin/standing-orders?client=${encodeURIComponent(clientId)}`,
  breweries: '/api/admin/breweries',
  application: (id: string) => `/api/admin/applications/${encodeURIComponent(id)}`,
  brewery: (slug: string) => `/api/admin/breweries/${encodeURIComponent(slug)}`,
  groups: '/api/admin/groups',
  group: (slug: string) => `/api/admin/groups/${encodeURIComponent(slug)}`,
  paper: (id: string) => `/api/documents/${encodeURIComponent(id)}.pdf`,
}

/** Where staff read changes of beers, and decide about them. */
export const changeReads = {
  list: '/api/admin/catalogue',
  change: (id: string) => `/api/admin/catalogue/${encodeURIComponent(id)}`,
  picture: (name: string) => `/api/admin/beer-pictures/${encodeURIComponent(name)}`,
}

export type StaffVerb = SellingVerb | 'cancel'

/** The calls of a step that staff take with a part, for its brewery; both throw as clientCall does. */
export const staffStepCalls = (part: string, verb: StaffVerb) =>
  actionCalls<object>(`/api/admin/orders/${encodeURIComponent(part)}/${verb.replace('_', '-')}`)
