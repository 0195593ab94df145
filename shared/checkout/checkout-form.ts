import type { NewOrder } from '../api/orders-api.ts'
import { checkoutFields, handoverPrefix, type TypedFields } from './checkout-page-data.ts'
import { type ShippingOption, shippingOptions } from '../orders/shipping-options.ts'

const placeNames = ['firstname', 'lastname', 'streetaddress', 'apartment', 'towncity', 'postcode'] as const
const contactNames = [...placeNames, 'email', 'phone'] as const
/** Fields that the browser stores and sends: never card fields. */
const detailNames = new Set<string>([
  ...contactNames,
  checkoutFields.otherAddress,
  ...placeNames.map((name) => `shipTo.${name}`),
])
const shippingPrefix = 'shipping.'

export const isShippingName = (name: string) => name.startsWith(shippingPrefix)
/** Whether a field is one of the checkout's own that may be stored. */
const isDetailName = (name: string) =>
  detailNames.has(name) || isShippingName(name) || name.startsWith(handoverPrefix)

/** The details among what a form holds; nothing else of it, whatever else was sent. */
export function readTypedFields(entries: Iterable<readonly [string, unknown]>): TypedFields {
  return Object.fromEntries(
    [...entries].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && isDetailName(name) ? [[name, value]] : [],
    ),
  )
}

/** The typed fields in the form of an order request (shared/api/orders-api.ts). */
export function detailsOf(typed: TypedFields): Required<Pick<NewOrder, 'contact' | 'shipTo' | 'shipping'>> {
  const pick = (names: readonly string[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, typed[prefix + name] ?? '']))
  return {
    contact: pick(contactNames),
    shipTo: typed[checkoutFields.otherAddress] === undefined ? null : pick(placeNames, 'shipTo.'),
    shipping: Object.entries(typed).flatMap(([name, option]) =>
      isShippingName(name) && isShippingOption(option)
        ? [{ teamId: name.slice(shippingPrefix.length), option }]
        : [],
    ),
  }
}

/** Where the goods go, as far as it is typed. */
export function deliveryPostcode(typed: TypedFields): string {
  return typed[checkoutFields.otherAddress] === undefined
    ? (typed['postcode'] ?? '')
    : (typed['shipTo.postcode'] ?? '')
}

const isShippingOption = (text: string): text is ShippingOption =>
  shippingOptions.some((option) => option === text)

/** What is sent to Stripe's shops instead of a token once the bank has asked the buyer: look how it went. */
export const bankHasAsked = 'authenticated'
