import { useState } from 'react'
import {
  mostDetailLength,
  readBusinessDetails,
  type TypedBusinessDetails,
} from '../../../shared/trade/business-details.ts'
import type { Business } from '../../../shared/api/businesses-api.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from '../settings/AccountSection.tsx'
import { businessCalls } from './business-calls.ts'

type Name = keyof TypedBusinessDetails
type Props = { business: Business; onChange: (business: Business) => void }

const fields: readonly { name: Name; label: string; autoComplete: string; hint?: string }[] = [
  { name: 'name', label: 'Name', autoComplete: 'organization' },
  {
    name: 'vatNumber',
    label: 'VAT number',
    autoComplete: 'off',
    hint: 'Leave blank to use the site’s number.',
  },
  { name: 'companyNumber', label: 'Company number', autoComplete: 'off' },
  {
    name: 'street',
    label: 'Street of the invoice address',
    autoComplete: 'billing street-address',
    hint: 'Leave blank to use the address on the order.',
  },
  { name: 'town', label: 'Town', autoComplete: 'billing address-level2' },
  { name: 'postcode', label: 'Postcode', autoComplete: 'billing postal-code' },
]

/** What invoices and statements of a business with several sites are addressed to (BIZ-08). */
export function BusinessDetailsSection({ business, onChange }: Props) {
  const { name, vatNumber, companyNumber, invoiceAddress } = business
  const [typed, setTyped] = useState<Record<Name, string>>({
    name,
    vatNumber: vatNumber ?? '',
    companyNumber: companyNumber ?? '',
    street: invoiceAddress?.street ?? '',
    town: invoiceAddress?.town ?? '',
    postcode: invoiceAddress?.postcode ?? '',
  })
  return (
    <AccountSection
      id="business-details"
      title="Business"
      note="Invoices and statements of all sites are addressed to it, from the next one on."
    >
      <AccountForm
        label="Business"
        submitLabel="Save the business"
        savedText="The business is saved."
        check={() => {
          const read = readBusinessDetails(typed)
          if (read.kind === 'complete') return {}
          return Object.fromEntries(read.problems.map(({ field, message }) => [field, message]))
        }}
        save={async () => onChange(await businessCalls.saveDetails(typed))}
      >
        {(errors) =>
          fields.map((field) => (
            <TextInput
              {...field}
              key={field.name}
              maxLength={mostDetailLength}
              isRequired={field.name === 'name'}
              value={typed[field.name]}
              error={errors[field.name]}
              onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
            />
          ))
        }
      </AccountForm>
    </AccountSection>
  )
}
