import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, insertClient, storePassword } from './client-queries.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { sendConfirmation } from './confirm-email.ts'
import { refuseGuessablePassword } from './passwords/refuse-guessable-password.ts'
import { readLine } from './plain-text.ts'
import { startSession } from './sessions/start-session.ts'
import { emailTaken } from '../../platform/errors/account-errors.ts'

type Registration = {
  email: string
  password: string
  name: string
  marketingOptIn: boolean
  caller: Caller
}

/** Opens an account and signs its client in; the address is to be confirmed by mail. Throws 409 for one that is taken. */
export async function registerClient(
  accounts: Accounts,
  { password, marketingOptIn, caller, ...given }: Registration,
): Promise<SignedIn> {
  const { database, limits, passwords, clock } = accounts
  const { email, key: emailKey } = readEmailAddress(given.email)
  const name = readLine('name', given.name)
  const now = clock()
  const tried = [by(limits.registerByCaller, caller.network), by(limits.registerByAccount, emailKey)]
  await countAgainstLimits(database, tried, now)
  if ((await clientByEmail(database, emailKey)) !== null) throw emailTaken()

  refuseGuessablePassword(password, { email, name })
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (transaction) => {
    const row = { email, emailKey, name, marketingOptIn, emailConfirmedAt: null }
    const clientId = await insertClient(transaction, row)
    if (clientId === null) throw emailTaken()
    await storePassword(transaction, { clientId, passwordHash, now })
    const client = { id: clientId, ...row }
    await sendConfirmation(accounts, transaction, { client, now })
    return startSession(accounts, transaction, { client, caller, event: 'registered', now })
  })
}
