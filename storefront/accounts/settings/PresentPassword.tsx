import { PasswordInput } from '../../ui/forms/PasswordInput.tsx'

type Props = { name: string; value: string; error?: string | undefined; onChange: (text: string) => void }

/** Required before a change that cannot be undone, so that an unattended browser is not enough. */
export function PresentPassword({ name, value, error, onChange }: Props) {
  return (
    <PasswordInput
      label="Current password"
      name={name}
      autoComplete="current-password"
      maxLength={512}
      value={value}
      error={error}
      isRequired
      onChange={onChange}
    />
  )
}
