import { type FieldPrefix } from './address-fields.ts'
import type { TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import { TextInput } from '../ui/forms/TextInput.tsx'

type Props = {
  /** Before each name: '' for the buyer's own address, 'shipTo.' for the other. */
  prefix: FieldPrefix
  drawn: TypedFields
  errorOf: (name: string) => string | undefined
}

const fields = [
  { name: 'firstname', label: 'First name', fills: 'given-name' },
  { name: 'lastname', label: 'Last name', fills: 'family-name' },
  { name: 'streetaddress', label: 'Street address', fills: 'address-line1' },
  { name: 'apartment', label: 'Apartment, unit or floor (optional)', fills: 'address-line2' },
  { name: 'towncity', label: 'Town or city', fills: 'address-level2' },
  { name: 'postcode', label: 'Postcode', fills: 'postal-code' },
] as const

/** CHK-12 to CHK-17. */
export function PlaceFields({ prefix, drawn, errorOf }: Props) {
  return fields.map(({ name, label, fills }) => {
    const field = prefix + name
    return (
      <div id={`at-${field}`} key={field}>
        <TextInput
          label={label}
          name={field}
          autoComplete={prefix === '' ? fills : `shipping ${fills}`}
          defaultValue={drawn[field]}
          error={errorOf(field)}
        />
      </div>
    )
  })
}
