import { useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { checkProof, noProof, ProofFields, readProof } from './ProofFields.tsx'
import styles from './FieldGrid.module.css'

type Props = { account: AccountOverview; onClose: () => void; onChange: () => Promise<void> }

export function EmailForm({ account, onClose, onChange }: Props) {
  const { hasPassword, client } = account
  const [email, setEmail] = useState('')
  const [draft, setDraft] = useState(noProof)
  const check = () => ({
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: 'Please enter an email address.' }),
    ...checkProof(hasPassword, draft),
  })
  return (
    <AccountForm
      label="Change email"
      startsFocused
      submitLabel="Send a link to the new address"
      savedText={null}
      check={check}
      save={async () => {
        await accountCalls.changeEmail({ email: email.trim(), ...readProof(hasPassword, draft) })
        await onChange()
        announce('We sent a link to the new address.')
        onClose()
      }}
      aside={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(errors) => (
        <div className={styles.column}>
          <TextInput
            label="New email address"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            error={errors['email']}
            isRequired
            onChange={setEmail}
          />
          <ProofFields
            hasPassword={hasPassword}
            email={client.email}
            draft={draft}
            errors={errors}
            onChange={setDraft}
          />
        </div>
      )}
    </AccountForm>
  )
}
