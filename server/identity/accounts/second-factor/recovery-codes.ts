import { randomInt } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Accounts } from '../accounts.ts'
import { dropRecoveryCodes, insertRecoveryCodes } from './recovery-code-queries.ts'

/** ROLE-10. */
const count = 10
/** As in order numbers: no vowels, nothing that looks alike. Ten of them are 45 bits, behind a limit and a key. */
const alphabet = '346789CDFGHJKMNPQRTVWXY'
const length = 10

/**
 * Ten new codes that replace all older ones. The database stores only digests, so the codes are shown only this once.
 */
export async function makeRecoveryCodes(
  { sealer }: Accounts,
  transaction: Database,
  clientId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await dropRecoveryCodes(transaction, clientId)
  const digests = codes.map((code) => recoveryDigest(sealer, clientId, code))
  await insertRecoveryCodes(transaction, clientId, digests)
  return codes
}

export const recoveryDigest = (sealer: Accounts['sealer'], clientId: string, typed: string) =>
  sealer.digest(signsOf(typed), `recovery ${clientId}`)

/** Whether something typed has the form of a recovery code rather than of an app's code. */
export const isRecoveryCode = (typed: string) => signsOf(typed).length === length

const signsOf = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function newCode(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${signs.slice(0, length / 2)}-${signs.slice(length / 2)}`
}
