import { useState } from 'react'
import { accountCalls } from '../account-calls.ts'
import { AccountForm } from '../AccountForm.tsx'
import { checkNewPassword } from '../new-password.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { AccountSection } from './AccountSection.tsx'
import { MailCodeField } from './MailCodeField.tsx'
import { PresentPassword } from './PresentPassword.tsx'
import styles from './FieldGrid.module.css'

type Props = { email: string; hasPassword: boolean; onChange: () => Promise<void> }

export function PasswordSection({ email, hasPassword, onChange }: Props) {
  const [present, setPresent] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const check = () => ({
    ...(hasPassword && present === '' && { currentPassword: 'Please enter your current password.' }),
    ...checkNewPassword(password, again),
  })
  return (
    <AccountSection
      id="password"
      title="Password"
      note={
        hasPassword
          ? 'A new password signs you out on all other devices.'
          : 'You have none here. With a password you can sign in without a provider or a passkey too.'
      }
    >
      <AccountForm
        label="Change password"
        submitLabel={hasPassword ? 'Change password' : 'Set password'}
        savedText="Your password is changed."
        check={check}
        save={async () => {
          const proof = hasPassword
            ? { currentPassword: present }
            : code.trim() !== '' && { code: code.trim() }
          await accountCalls.changePassword({ password, ...proof })
          setPresent('')
          setCode('')
          setPassword('')
          setAgain('')
          await onChange()
        }}
      >
        {(errors) => (
          <div className={styles.column}>
            {/* Password managers learn by it whose password changes. */}
            <input hidden readOnly type="email" autoComplete="username" value={email} />
            {hasPassword ? (
              <PresentPassword
                name="currentPassword"
                value={present}
                error={errors['currentPassword']}
                onChange={setPresent}
              />
            ) : (
              <MailCodeField email={email} value={code} error={errors['code']} onChange={setCode} />
            )}
            <NewPasswordFields
              errors={errors}
              password={password}
              again={again}
              onPassword={setPassword}
              onAgain={setAgain}
            />
          </div>
        )}
      </AccountForm>
    </AccountSection>
  )
}
