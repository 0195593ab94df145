import type { TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import { announce } from '../ui/core/announce.ts'
import { Select } from '../ui/forms/Select.tsx'
import { fieldsOfAddress, type FieldPrefix } from './address-fields.ts'
import type { CheckoutClient } from './use-checkout-client.ts'

type Props = {
  label: string
  name: string
  prefix: FieldPrefix
  client: CheckoutClient
  onFill: (fields: TypedFields) => void
}

/** Fills the fields from an address of the account; they can be changed after that. */
export function SavedAddresses({ label, name, prefix, client, onFill }: Props) {
  const { addresses } = client
  if (addresses.length === 0) return null
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
        onFill(fieldsOfAddress(address, prefix, client))
        announce(`‘${address.label}’ is filled in.`)
      }}
    />
  )
}
