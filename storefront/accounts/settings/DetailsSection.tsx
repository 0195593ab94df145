import { useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { accountCalls, refreshClient } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'
import { EmailPart } from './EmailPart.tsx'
import styles from './FieldGrid.module.css'

type Props = { account: AccountOverview; onChange: () => Promise<void> }

export function DetailsSection({ account, onChange }: Props) {
  const [name, setName] = useState(account.client.name)
  return (
    <AccountSection id="details" title="Your details">
      <AccountForm
        label="Your name"
        submitLabel="Save name"
        savedText="Your name is saved."
        check={() => (name.trim() === '' ? { name: 'Please enter your name.' } : {})}
        save={async () => {
          await accountCalls.change({ name: name.trim() })
          await Promise.all([onChange(), refreshClient()])
        }}
      >
        {(errors) => (
          <div className={styles.column}>
            <TextInput
              label="Full name"
              name="name"
              autoComplete="name"
              maxLength={120}
              value={name}
              error={errors['name']}
              isRequired
              onChange={setName}
            />
          </div>
        )}
      </AccountForm>
      <EmailPart account={account} onChange={onChange} />
    </AccountSection>
  )
}
