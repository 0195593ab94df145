import { readFileSync } from 'node:fs'
import { badField } from '../../../platform/errors/common-errors.ts'
import { projectPath } from '../../../platform/config/project-folder.ts'
import { isOwnWords } from './own-words.ts'

let common: Set<string> | null = null

/** The 10,000 passwords of at least eight characters that are tried first (docs/data-sources.md). */
function commonPasswords(): Set<string> {
  const file = projectPath('server/identity/accounts/passwords/common-passwords.txt')
  common ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))
  return common
}

/**
 * Throws RequestError 400 for a new password that guessers try first: a common one, or the client's own name or address
 * (ASVS 6.2.4, 6.2.11). Ignores case.
 */
export function refuseGuessablePassword(password: string, person: { email: string; name: string }): void {
  const folded = password.normalize('NFKC').toLowerCase()
  if (commonPasswords().has(folded))
    throw badField('password', 'This password is among the first that guessers try. Please choose another.')
  if (isOwnWords(folded, person))
    throw badField('password', 'This password is your name or address. Please choose another.')
}
