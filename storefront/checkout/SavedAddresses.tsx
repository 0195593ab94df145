import type { KeptAddress } from '../../shared/api/accounts.ts'
import type { TypedFields } from '../../shared/checkout-page.ts'
import { announce } from '../ui/announce.ts'
import { Select } from '../ui/Select.tsx'
import type { CheckoutClient } from './use-checkout-client.ts'

type Props = {
  label: string
  name: string
  addresses: readonly KeptAddress[]
  prefix: '' | 'shipTo.'
  client: CheckoutClient | null
  onFill: (fields: TypedFields) => void
}

/** Fills the fields from an address of the account; they can be changed after that. */
export function SavedAddresses({ label, name, addresses, prefix, client, onFill }: Props) {
  return (
    <Select
      label={label}
      name={name}
      defaultValue=""
      options={[
        { value: '', label: 'Choose an address' },
        ...addresses.map(({ id, label: called, town, postcode }) => ({
          value: id,
          label: `${called}: ${town}, ${postcode}`,
        })),
      ]}
      onChange={(id) => {
        const address = addresses.find((one) => one.id === id)
        if (address === undefined) return
        onFill(fieldsOf(address, prefix, client))
        announce(`The fields hold ‘${address.label}’ now.`)
      }}
    />
  )
}

function fieldsOf(
  { recipient, street, apartment, town, postcode, phone }: KeptAddress,
  prefix: '' | 'shipTo.',
  client: CheckoutClient | null,
): TypedFields {
  const names = recipient.trim().split(/\s+/)
  const last = names.length > 1 ? names.pop()! : ''
  return {
    [`${prefix}firstname`]: names.join(' '),
    [`${prefix}lastname`]: last,
    [`${prefix}streetaddress`]: street,
    [`${prefix}apartment`]: apartment ?? '',
    [`${prefix}towncity`]: town,
    [`${prefix}postcode`]: postcode,
    ...(prefix === '' && phone !== null && { phone }),
    ...(prefix === '' && client !== null && { email: client.email }),
  }
}
