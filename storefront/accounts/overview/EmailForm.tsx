import { useState } from 'react'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { PresentPassword } from './PresentPassword.tsx'
import styles from './FieldGrid.module.css'

type Props = { hasPassword: boolean; onClose: () => void; onChange: () => Promise<void> }

export function EmailForm({ hasPassword, onClose, onChange }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const check = () => ({
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: 'Please enter an email address.' }),
    ...(hasPassword && password === '' && { password: 'Please enter your present password.' }),
  })
  return (
    <AccountForm
      label="Change email"
      startsFocused
      submitLabel="Send a link to the new address"
      savedText={null}
      check={check}
      save={async () => {
        await accountCalls.changeEmail({ email: email.trim(), ...(hasPassword && { password }) })
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
          {hasPassword && (
            <PresentPassword
              name="password"
              value={password}
              error={errors['password']}
              onChange={setPassword}
            />
          )}
        </div>
      )}
    </AccountForm>
  )
}
