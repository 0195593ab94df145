import type { SavedAddress } from '../../shared/api/accounts-api.ts'
import type { TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import type { CheckoutClient } from './use-checkout-client.ts'

export type FieldPrefix = '' | 'shipTo.'

const needed = ['firstname', 'lastname', 'streetaddress', 'towncity', 'postcode', 'email', 'phone'] as const

/**
 * An address of the account as the checkout's fields. The client orders; a recipient of another name, such as the pub,
 * is before the street, as on an envelope: which words of it are a first name no one can know.
 */
export function fieldsOfAddress(
  { recipient, street, apartment, town, postcode, phone }: SavedAddress,
  prefix: FieldPrefix,
  { name, email }: Pick<CheckoutClient, 'name' | 'email'>,
): TypedFields {
  const names = name.trim().split(/\s+/)
  const last = names.length > 1 ? names.pop()! : ''
  const isOther = recipient.trim() !== '' && recipient.trim().toLowerCase() !== name.trim().toLowerCase()
  return {
    [`${prefix}firstname`]: names.join(' '),
    [`${prefix}lastname`]: last,
    [`${prefix}streetaddress`]: isOther ? `${recipient.trim()}, ${street}` : street,
    [`${prefix}apartment`]: apartment ?? '',
    [`${prefix}towncity`]: town,
    [`${prefix}postcode`]: postcode,
    ...(prefix === '' && phone !== null && { phone }),
    ...(prefix === '' && { email }),
  }
}

/** Whether everything that is needed of who orders is in the fields. */
export const isWhole = (typed: TypedFields): boolean => needed.every((name) => Boolean(typed[name]?.trim()))
