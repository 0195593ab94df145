import type { Provider, SignedIn } from '../../shared/api/accounts.ts'
import type { Database } from '../database/connect.ts'
import { badField, RequestError } from '../errors.ts'
import { countAttempts } from '../http/attempt-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, insertClient } from './client-queries.ts'
import { sendConfirmation } from './confirm-email.ts'
import { type EmailAddress, readEmailAddress } from '../mail/email-address.ts'
import { type ProvidedIdentity, providerNames } from './identity-providers.ts'
import { clientByIdentity, insertIdentity } from './identity-queries.ts'
import { recordEvent, type SecurityEventKind } from './security-events.ts'
import type { SessionClientRow } from './sessions/session-queries.ts'
import { startSession } from './sessions/start-session.ts'

type Exchange = {
  code: string
  redirectUri: string
  codeVerifier?: string | undefined
  nonce?: string | undefined
}
type Found = { client: SessionClientRow; event: SecurityEventKind }

/**
 * Signs in by the code a provider sent the browser back with: the client of that provider's account, the client with
 * the same address where provider and we both know whose it is, or a new one.
 */
export async function signInWithProvider(
  accounts: Accounts,
  { provider, caller, ...exchange }: Exchange & { provider: Provider; caller: Caller },
): Promise<SignedIn> {
  const { database, limits, providers, publicUrl, clock } = accounts
  const now = clock()
  await countAttempts(database, [by(limits.providerByCaller, caller.network)], now)
  // A code that was sent elsewhere is not ours to exchange.
  if (exchange.redirectUri !== `${publicUrl}/auth/${provider}/callback`)
    throw badField(
      'redirectUri',
      `Field 'redirectUri' must be the callback page of ${providerNames[provider]}.`,
    )
  const identity = await providers.exchange(provider, exchange)
  return database.transaction(async (transaction) => {
    const known = await clientByIdentity(transaction, identity)
    const { client, event } =
      known === null
        ? await takeIn(accounts, transaction, { identity, caller, now })
        : { client: known, event: 'signed-in-with-provider' as const }
    return startSession(accounts, transaction, { client, caller, event, now })
  })
}

type Newcomer = { identity: ProvidedIdentity; caller: Caller; now: Date }

/** Links the provider's account to the client who has its address, or opens an account. */
async function takeIn(accounts: Accounts, transaction: Database, newcomer: Newcomer): Promise<Found> {
  const { identity, caller, now } = newcomer
  const name = providerNames[identity.provider]
  if (identity.email === null) {
    const sentence = `${name} did not tell us your e-mail address. Please create an account with your e-mail address instead.`
    throw new RequestError(400, 'no_email', sentence)
  }
  const address = readEmailAddress(identity.email)
  const owner = await clientByEmail(transaction, address.key)
  if (owner === null) return openAccount(accounts, transaction, { ...newcomer, address })
  if (!identity.emailVouchedFor || owner.emailConfirmedAt === null) {
    const remedy = identity.emailVouchedFor
      ? 'Please sign in with your password and confirm your e-mail address first, or reset your password.'
      : 'Please sign in with your password.'
    const sentence = `There is already an account with the e-mail address of your ${name} account. ${remedy}`
    throw new RequestError(409, 'cannot_link', sentence)
  }
  await link(transaction, { identity, clientId: owner.id, now })
  await recordEvent(transaction, 'provider-linked', { clientId: owner.id, ip: caller.ip, now })
  return { client: owner, event: 'signed-in-with-provider' }
}

async function openAccount(
  accounts: Accounts,
  transaction: Database,
  { identity, address, now }: Newcomer & { address: EmailAddress },
): Promise<Found> {
  const row = {
    email: address.email,
    emailKey: address.key,
    name: personName(identity, address),
    marketingOptIn: false,
    emailConfirmedAt: identity.emailVouchedFor ? now : null,
  }
  const clientId = await insertClient(transaction, row)
  if (clientId === null) throw justLinked()
  await link(transaction, { identity, clientId, now })
  const client = { id: clientId, ...row }
  if (row.emailConfirmedAt === null) await sendConfirmation(accounts, transaction, { client, now })
  return { client, event: 'registered' }
}

async function link(
  transaction: Database,
  { identity, clientId, now }: { identity: ProvidedIdentity; clientId: string; now: Date },
): Promise<void> {
  const { provider, subject } = identity
  if (!(await insertIdentity(transaction, { provider, subject, clientId, linkedAt: now }))) throw justLinked()
}

/** Two sign-ins of the same newcomer at the same moment: the second finds the account when it comes again. */
const justLinked = () =>
  new RequestError(409, 'try_again', 'You are signing in twice at the same time. Please try again.')

/** What the provider calls the person, without what a mail header must not hold; else what stands before the @. */
function personName({ name }: ProvidedIdentity, { email }: EmailAddress): string {
  const clean = (name ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  return clean.slice(0, 120).trim() || email.slice(0, email.indexOf('@'))
}
