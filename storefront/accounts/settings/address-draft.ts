import type { Address } from '../../../shared/api/accounts-api.ts'
import { formatPostcode } from '../../../shared/geography/postcode.ts'

export type AddressDraft = Record<keyof Address, string>

type AddressField = {
  name: keyof Address
  label: string
  hint?: string
  autoComplete: string
  maxLength: number
  /** The message when it is empty; null for an optional field. */
  missing: string | null
}

/** The fields of an address in the order of the form. */
export const addressFields: readonly AddressField[] = [
  {
    name: 'label',
    label: 'Name of this address, such as Cellar',
    autoComplete: 'off',
    maxLength: 60,
    missing: 'Please give this address a name.',
  },
  {
    name: 'recipient',
    label: 'Recipient',
    autoComplete: 'shipping name',
    maxLength: 120,
    missing: 'Please say who takes the delivery.',
  },
  {
    name: 'street',
    label: 'Street and number',
    autoComplete: 'shipping address-line1',
    maxLength: 120,
    missing: 'Please enter street and number.',
  },
  {
    name: 'apartment',
    label: 'Unit or floor (optional)',
    autoComplete: 'shipping address-line2',
    maxLength: 120,
    missing: null,
  },
  {
    name: 'town',
    label: 'Town or city',
    autoComplete: 'shipping address-level2',
    maxLength: 80,
    missing: 'Please enter the town.',
  },
  {
    name: 'postcode',
    label: 'Postcode',
    autoComplete: 'shipping postal-code',
    maxLength: 10,
    missing: 'Please enter the postcode.',
  },
  {
    name: 'phone',
    label: 'Phone (optional)',
    hint: 'For the driver.',
    autoComplete: 'shipping tel',
    maxLength: 30,
    missing: null,
  },
]

export function draftOf(address: Address | null): AddressDraft {
  const texts = addressFields.map(({ name }) => [name, address?.[name] ?? ''])
  return Object.fromEntries(texts) as AddressDraft
}

/** Missing fields, and a postcode of the wrong form. */
export function checkAddress(draft: AddressDraft): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { name, missing } of addressFields) {
    if (missing !== null && draft[name].trim() === '') errors[name] = missing
  }
  if (errors['postcode'] === undefined && formatPostcode(draft.postcode) === null) {
    errors['postcode'] = 'Please give a UK postcode such as LS1 4DY.'
  }
  return errors
}

/** The address as it is sent: trimmed, its postcode written as Royal Mail does, nothing where nothing was typed. */
export function readAddress(draft: AddressDraft): Address {
  const { label, recipient, street, apartment, town, postcode, phone } = draft
  return {
    label: label.trim(),
    recipient: recipient.trim(),
    street: street.trim(),
    apartment: apartment.trim() || null,
    town: town.trim(),
    postcode: formatPostcode(postcode) ?? postcode.trim(),
    phone: phone.trim() || null,
  }
}
