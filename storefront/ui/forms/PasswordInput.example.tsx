import { PasswordInput } from './PasswordInput.tsx'

export function Ordinary() {
  return <PasswordInput label="Password" name="password" autoComplete="current-password" />
}

export function WithHint() {
  return (
    <PasswordInput
      label="New password"
      name="password"
      hint="Minimum 8 characters with letters and numbers."
      autoComplete="new-password"
    />
  )
}

export function WithError() {
  return (
    <PasswordInput
      label="Confirm password"
      name="confirmation"
      error="Passwords do not match. Please try again."
      autoComplete="new-password"
    />
  )
}
