import { gateFields } from '../../../shared/pages/gate-forms.ts'
import { basketFields } from '../../../shared/basket/basket-form.ts'
import { checkoutFields } from '../../../shared/checkout/checkout-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { keptCookiesPath } from '../../../shared/paths/server-paths.ts'
import { programPaths } from '../../../shared/paths/feed-paths.ts'
import { applicationNames } from '../../../shared/onboarding/application-fields.ts'
import type { RouteEntry } from '../../../server/platform/http/route-list.ts'

const contact = [
  'firstname',
  'lastname',
  'streetaddress',
  'apartment',
  'towncity',
  'postcode',
  'email',
  'phone',
]
const checkout = [...Object.values(checkoutFields), ...contact, ...contact.map((name) => `shipTo.${name}`)]
const trade = [
  'businessName',
  'kind',
  'licenceNumber',
  'awrsNumber',
  'vatNumber',
  'companyNumber',
  ...['tradingName', 'postcode', 'opensAt', 'unloading', 'dropNotes', 'phone'].map(
    (name) => `premises.0.${name}`,
  ),
  'premises.9.street',
]

/** What plain forms send: their routes have no schema that would say it. */
const formFields: Record<string, readonly string[]> = {
  [paths.support]: ['topic', 'orderNumber', 'name', 'email', 'message', 'homepage'],
  [paths.newsletter]: ['email', 'place'],
  '/newsletter/confirm': ['token'],
  '/step': ['token', 'name'],
  '/standing-order': ['token', 'units.0'],
  '/order-request': ['token', 'decision', 'digest', 'reason'],
  '/phone-order': ['token', 'total', 'payment'],
  '/newsletter/re-subscribe': ['token'],
  [paths.unsubscribe]: ['List-Unsubscribe'],
  '/account/undo-email-change': ['token'],
  [paths.gateAudience]: [gateFields.audience],
  [paths.gatePassword]: [gateFields.password],
  [paths.cartLines]: Object.values(basketFields),
  [paths.cartQuantity]: ['line', basketFields.quantity, basketFields.returnTo],
  [paths.cartRemoval]: ['line', basketFields.returnTo],
  [paths.cartClearing]: ['groupId', basketFields.returnTo],
  [paths.cartPrices]: [basketFields.returnTo],
  [paths.wishlistBeers]: ['move', 'clear', 'remove', 'beerId', 'wish'],
  [keptCookiesPath]: [],
  [paths.quickOrder]: ['text'],
  [paths.trade]: trade,
  '/sell/apply': applicationNames,
  [paths.checkout]: checkout,
  '/groups/:slug/checkout': checkout,
}

/** Calls that take a body of their own kind, and which: named here, so that a form without fields is not taken for one. */
const rawBodies: Record<string, string> = {
  '/webhooks/stripe': 'application/json',
  [programPaths.mcp]: 'application/json',
  '/policy-reports': 'application/csp-report',
}

export type BodyKind = 'none' | 'json' | 'form' | 'upload' | 'raw'

/** What a route takes as its body. */
export function bodyKindOf({ method, path, schema }: RouteEntry): BodyKind {
  if (schema.consumes?.includes('multipart/form-data')) return 'upload'
  if (schema.body !== undefined) return 'json'
  if (path in rawBodies) return 'raw'
  const isCall = /^\/(public|api)\//.test(path)
  return method === 'POST' && !isCall ? 'form' : 'none'
}

/** The content type of a body of its own kind. */
export const rawTypeOf = (path: string): string => rawBodies[path] ?? 'application/json'

/** The names of a form's fields. Throws for a form that has no line here. */
export function fieldsOfForm(path: string): readonly string[] {
  const fields = formFields[path]
  if (fields === undefined) throw new Error(`Say in form-fields.ts what the form of ${path} sends.`)
  return fields
}
