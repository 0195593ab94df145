import { PasswordInput } from '../../ui/PasswordInput.tsx'

type Props = { name: string; value: string; error?: string | undefined; onChange: (text: string) => void }

/** Asked for before what cannot be undone, so that a browser left open is not enough. */
export function PresentPassword({ name, value, error, onChange }: Props) {
  return (
    <PasswordInput
      label="Present password"
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
