import type { Proof } from '../../../shared/api/accounts-api.ts'
import type { FormErrors } from '../AccountForm.tsx'
import { MailCodeField } from './MailCodeField.tsx'
import { PresentPassword } from './PresentPassword.tsx'

export type ProofDraft = { password: string; code: string }
export const noProof: ProofDraft = { password: '', code: '' }

type Props = {
  hasPassword: boolean
  /** Where the code goes. */
  email: string
  draft: ProofDraft
  errors: FormErrors
  onChange: (draft: ProofDraft) => void
}

/** Shows who is there before what cannot be undone: the password, or without one the code of a mail. */
export function ProofFields({ hasPassword, email, draft, errors, onChange }: Props) {
  return hasPassword ? (
    <PresentPassword
      name="password"
      value={draft.password}
      error={errors['password']}
      onChange={(password) => onChange({ ...draft, password })}
    />
  ) : (
    <MailCodeField
      email={email}
      value={draft.code}
      error={errors['code']}
      onChange={(code) => onChange({ ...draft, code })}
    />
  )
}

/** Missing fields, without a call to the server. The code is optional just after a sign-in; only the server knows. */
export const checkProof = (hasPassword: boolean, { password }: ProofDraft): FormErrors =>
  hasPassword && password === '' ? { password: 'Please enter your current password.' } : {}

export function readProof(hasPassword: boolean, { password, code }: ProofDraft): Proof {
  if (hasPassword) return { password }
  return code.trim() === '' ? {} : { code: code.trim() }
}
