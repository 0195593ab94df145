import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { tidyLine } from '../../../shared/format/typed-texts.ts'
import type { Provider } from '../../../shared/accounts/sign-in-providers.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { by } from './account-limits.ts'
import type { Accounts, Caller } from './accounts.ts'
import { clientByEmail, insertClient } from './client-queries.ts'
import { sendConfirmation } from './confirm-email.ts'
import { type EmailAddress, readEmailAddress } from '../../platform/mail/email-address.ts'
import { type ProvidedIdentity, providerNames } from './identity-providers.ts'
import { clientByIdentity, insertIdentity } from './identity-queries.ts'
import { recordEvent, type SecurityEventKind } from './security-events.ts'
import type { SessionClientRow } from './sessions/session-queries.ts'
import { askSecondStep } from './second-factor/sign-in-step.ts'
import { startSession } from './sessions/start-session.ts'
import { cannotLink, justLinked, noEmail } from '../../platform/errors/sign-in-errors.ts'
import { badField } from '../../platform/errors/common-errors.ts'

type Exchange = {
  code: string
  redirectUri: string
  codeVerifier?: string | undefined
  nonce?: string | undefined
}
type Found = { client: SessionClientRow; event: SecurityEventKind }

/**
 * Signs in by the code that a provider returned through the browser: the client of that provider's account, the client
 * with the same address if both the provider and the shop have confirmed it, or a new client.
 */
export async function signInWithProvider(
  accounts: Accounts,
  { provider, caller, ...exchange }: Exchange & { provider: Provider; caller: Caller },
): Promise<SignedIn> {
  const { database, limits, providers, publicUrl, clock } = accounts
  const now = clock()
  await countAgainstLimits(database, [by(limits.providerByCaller, caller.network)], now)
  // A code that was sent elsewhere is not ours to exchange.
  if (exchange.redirectUri !== `${publicUrl}/auth/${provider}/callback`)
    throw badField(
      'redirectUri',
      `Field 'redirectUri' must be the callback page of ${providerNames[provider]}.`,
    )
  const identity = await providers.exchange(provider, exchange)
  const { client, event } = await database.transaction(async (transaction) => {
    const known = await clientByIdentity(transaction, identity)
    return known === null
      ? takeIn(accounts, transaction, { identity, caller, now })
      : { client: known, event: 'signed-in-with-provider' as const }
  })
  await askSecondStep(accounts, database, { clientId: client.id, event, whilePassword: null })
  return startSession(accounts, database, { client, caller, event, now })
}

type Newcomer = { identity: ProvidedIdentity; caller: Caller; now: Date }

/** Links the provider's account to the client with its address, or opens an account. */
async function takeIn(accounts: Accounts, transaction: Database, newcomer: Newcomer): Promise<Found> {
  const { identity, caller, now } = newcomer
  if (identity.email === null) {
    throw noEmail(identity.provider)
  }
  const address = readEmailAddress(identity.email)
  const owner = await clientByEmail(transaction, address.key)
  if (owner === null) return openAccount(accounts, transaction, { ...newcomer, address })
  if (!identity.emailVouchedFor || owner.emailConfirmedAt === null) {
    const remedy = identity.emailVouchedFor
      ? 'Please sign in with your password and confirm your email address first, or reset your password.'
      : 'Please sign in with your password.'
    throw cannotLink(identity.provider, remedy)
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
  const { provider, subject, emailVouchedFor: isVouchedFor } = identity
  const row = { provider, subject, clientId, linkedAt: now, isVouchedFor }
  if (!(await insertIdentity(transaction, row))) throw justLinked()
}

/**
 * The person's name at the provider, without characters that a mail header must not contain; otherwise the part of the
 * address before the @.
 */
function personName({ name }: ProvidedIdentity, { email }: EmailAddress): string {
  const clean = tidyLine(tidyLine(name).replace(/\p{C}/gu, ''))
  return cutText(clean, 120).trim() || email.slice(0, email.indexOf('@'))
}
