import type { SessionUser } from './session-record.ts'

type NameAndEmail = Pick<SessionUser, 'name' | 'email'>

/** What a client is called in the header (HEAD-27): the first name, or the start of the email address. */
export function firstNameOf({ name, email }: NameAndEmail): string {
  return name.trim().split(/\s+/)[0] || email.split('@')[0] || 'You'
}

/** The initials that replace a missing avatar (HEAD-26). */
export function initialOf(user: NameAndEmail): string {
  const [initial = ''] = firstNameOf(user)
  return initial.toLocaleUpperCase('en-GB')
}
