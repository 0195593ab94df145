import { useState } from 'react'
import type { TradeDetails } from '../../../shared/api/accounts-api.ts'
import { parseAwrsNumber, parseVatNumber } from '../../../shared/accounts/vat-number.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'
import styles from './FieldGrid.module.css'

type Props = { trade: TradeDetails; onChange: () => Promise<void> }
type Draft = Record<keyof TradeDetails, string>

type TradeField = {
  name: keyof TradeDetails
  label: string
  maxLength: number
  hint?: string
  autoComplete?: string
}

const fields: TradeField[] = [
  { name: 'company', label: 'Company', maxLength: 120, autoComplete: 'organization' },
  { name: 'licenceNumber', label: 'Premises licence number', maxLength: 60 },
  { name: 'vatNumber', label: 'VAT number', maxLength: 20, hint: 'Nine digits, such as GB 980 7806 84.' },
  {
    name: 'awrsNumber',
    label: 'AWRS number',
    maxLength: 20,
    hint: 'Four letters and 11 digits, such as XAAW00000123456.',
  },
]

/** What the trade needs on papers; all of it may be left out (OPEN-25). */
export function TradeSection({ trade, onChange }: Props) {
  const [draft, setDraft] = useState<Draft>(() => ({
    company: trade.company ?? '',
    licenceNumber: trade.licenceNumber ?? '',
    vatNumber: trade.vatNumber ?? '',
    awrsNumber: trade.awrsNumber ?? '',
  }))
  const edit = (name: keyof Draft) => (text: string) => setDraft((before) => ({ ...before, [name]: text }))
  return (
    <AccountSection
      id="trade"
      title="Trade details"
      note="They go on your papers. Pubs and venues can leave the AWRS number out; who resells to the trade needs one."
    >
      <AccountForm
        label="Trade details"
        submitLabel="Save trade details"
        savedText="Your trade details are saved."
        check={() => checkTrade(draft)}
        save={async () => {
          const read = readTrade(draft)
          await accountCalls.change({ trade: read })
          setDraft((before) => ({
            ...before,
            vatNumber: read.vatNumber ?? '',
            awrsNumber: read.awrsNumber ?? '',
          }))
          await onChange()
        }}
      >
        {(errors) => (
          <div className={styles.grid}>
            {fields.map((field) => (
              <TextInput
                key={field.name}
                label={field.label}
                name={field.name}
                autoComplete={field.autoComplete ?? 'off'}
                maxLength={field.maxLength}
                hint={field.hint}
                value={draft[field.name]}
                error={errors[field.name]}
                onChange={edit(field.name)}
              />
            ))}
          </div>
        )}
      </AccountForm>
    </AccountSection>
  )
}

function checkTrade({ vatNumber, awrsNumber }: Draft): Record<string, string> {
  return {
    ...(vatNumber.trim() !== '' &&
      parseVatNumber(vatNumber) === null && {
        vatNumber: 'This is not a VAT number. It has nine digits, such as GB 980 7806 84; please check them.',
      }),
    ...(awrsNumber.trim() !== '' &&
      parseAwrsNumber(awrsNumber) === null && {
        awrsNumber: 'An AWRS number has four letters and 11 digits, such as XAAW00000123456.',
      }),
  }
}

function readTrade({ company, licenceNumber, vatNumber, awrsNumber }: Draft): TradeDetails {
  return {
    company: company.trim() || null,
    licenceNumber: licenceNumber.trim() || null,
    vatNumber: parseVatNumber(vatNumber),
    awrsNumber: parseAwrsNumber(awrsNumber),
  }
}
