import { useState } from 'react'
import type { SavedAddress } from '../../../shared/api/accounts-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { addressFields, checkAddress, draftOf, readAddress } from './address-draft.ts'
import styles from './FieldGrid.module.css'

type Props = {
  /** Null for one more. */
  address: SavedAddress | null
  onClose: () => void
  onChange: () => Promise<void>
}

export function AddressForm({ address, onClose, onChange }: Props) {
  const [draft, setDraft] = useState(() => draftOf(address))
  return (
    <AccountForm
      label={address === null ? 'New address' : `Change ${address.label}`}
      startsFocused
      submitLabel="Save address"
      savedText={null}
      check={() => checkAddress(draft)}
      save={async () => {
        const read = readAddress(draft)
        await (address === null
          ? accountCalls.addAddress(read)
          : accountCalls.changeAddress(address.id, read))
        await onChange()
        announce(`‘${read.label}’ is saved.`)
        onClose()
      }}
      aside={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(errors) => (
        <div className={styles.grid}>
          {addressFields.map((field) => (
            <TextInput
              key={field.name}
              label={field.label}
              hint={field.hint}
              name={field.name}
              type={field.name === 'phone' ? 'tel' : 'text'}
              autoComplete={field.autoComplete}
              maxLength={field.maxLength}
              value={draft[field.name]}
              error={errors[field.name]}
              isRequired={field.missing !== null}
              onChange={(text) => setDraft((before) => ({ ...before, [field.name]: text }))}
            />
          ))}
        </div>
      )}
    </AccountForm>
  )
}
