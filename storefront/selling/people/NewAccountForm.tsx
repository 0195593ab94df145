import { useState } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { validateNewPassword } from '../../accounts/new-password.ts'
import { loadSession } from '../../accounts/session/load-session.ts'
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './JoinPage.module.css'

type Props = { email: string; label: string; onMade: () => Promise<void> }

/** An account for the address of an invitation. */
export function NewAccountForm({ email, label, onMade }: Props) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  return (
    <AccountForm
      label="New account"
      submitLabel={label}
      savedText={null}
      check={() => {
        const fault = validateNewPassword(password, password)
        return {
          ...(name.trim() === '' && { name: 'Please give your name.' }),
          ...(fault !== null && { password: fault }),
        }
      }}
      save={async () => {
        const session = await loadSession()
        await session.register({ name: name.trim(), email, password, marketingOptIn: false })
        await onMade()
      }}
    >
      {(errors) => (
        <>
          <p>Your account will have the address {email}.</p>
          {/* Password managers store it with the password. */}
          <input hidden readOnly name="email" value={email} autoComplete="username" />
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
          <PasswordInput
            label="Password"
            name="password"
            hint="Minimum 8 characters with letters and numbers."
            autoComplete="new-password"
            maxLength={512}
            value={password}
            error={errors['password']}
            onChange={setPassword}
          />
          <p className={styles.small}>
            With an account you accept our <a href={paths.terms}>terms and conditions</a>. What we keep is in
            the <a href={paths.privacyPolicy}>privacy policy</a>.
          </p>
        </>
      )}
    </AccountForm>
  )
}
