import { PasswordInput } from '../ui/forms/PasswordInput.tsx'
import type { FormErrors } from './AccountForm.tsx'

type Props = {
  errors: FormErrors
  password: string
  again: string
  onPassword: (text: string) => void
  onAgain: (text: string) => void
}

/** A new password and once more, by the rules and words of registration (AUTH-29, AUTH-44, AUTH-45). */
export function NewPasswordFields({ errors, password, again, onPassword, onAgain }: Props) {
  return (
    <>
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="Minimum 8 characters with letters and numbers."
        minLength={8}
        maxLength={512}
        value={password}
        error={errors['password']}
        isRequired
        onChange={onPassword}
      />
      <PasswordInput
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        maxLength={512}
        value={again}
        error={errors['confirmation']}
        isRequired
        onChange={onAgain}
      />
    </>
  )
}
