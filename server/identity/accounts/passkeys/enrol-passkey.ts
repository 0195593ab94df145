import { passkeyLimit, passkeyMinutes } from '../../../../shared/limits/limits.ts'
import type { PasskeyCreation } from '../../../../shared/api/second-factor-api.ts'
import { passkeyNotMade, tooManyPasskeys } from '../../../platform/errors/second-factor-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { lockClient } from '../client-queries.ts'
import { notifySecurityChange } from '../notify-security-change.ts'
import { requireClientRow } from '../require-client-row.ts'
import { mayChangeFactors } from '../second-factor/may-change-factors.ts'
import { isResting, ownFactors } from '../second-factor/own-factors.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { recordEvent } from '../security-events.ts'
import { markSessionStrong } from '../sessions/session-strength-queries.ts'
import { insertChallenge, insertPasskey, claimChallenge } from './passkey-queries.ts'
import { challengeOf, passkeyUserId, relyingParty } from './relying-party.ts'
import { verifyNewPasskey } from './verify-new-passkey.ts'

type Own = { clientId: string; sessionId: string; caller: Caller }

/** The options for creating a passkey: it is discoverable, and the authenticator verifies the user. */
export async function beginPasskey(
  accounts: Accounts,
  { code, ...own }: Own & { code?: string | undefined },
) {
  const { database, publicUrl, clock } = accounts
  const { clientId, sessionId, caller } = own
  const client = await requireClientRow(database, clientId)
  const factors = await ownFactors(database, clientId)
  await mayChangeFactors(accounts, { client, sessionId, factors, code, caller })
  if (factors.passkeys.length >= passkeyLimit) throw tooManyPasskeys(passkeyLimit)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { rpId, rpName } = relyingParty(publicUrl)
  const options = await generateRegistrationOptions({
    rpName,
    rpID: rpId,
    userName: client.email,
    userDisplayName: client.name,
    userID: passkeyUserId(clientId),
    timeout: passkeyMinutes * 60_000,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: factors.passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
  })
  const expiresAt = new Date(clock().getTime() + passkeyMinutes * 60_000)
  await insertChallenge(database, { challenge: options.challenge, purpose: 'enrol', clientId, expiresAt })
  return options
}

/** Stores the passkey of a browser. Returns recovery codes if this is the client's first factor. */
export async function finishPasskey(
  accounts: Accounts,
  { creation, ...own }: Own & { creation: PasskeyCreation },
): Promise<{ recoveryCodes: string[] | null }> {
  const { database, publicUrl, clock } = accounts
  const { clientId, sessionId, caller } = own
  const now = clock()
  const challenge = challengeOf(creation.clientDataJSON)
  const asked = challenge && (await claimChallenge(database, { challenge, purpose: 'enrol', now }))
  if (!asked || asked.clientId !== clientId) throw passkeyNotMade()
  const key = await verifyNewPasskey(publicUrl, { creation, challenge })
  if (key === null) throw passkeyNotMade()
  const client = await requireClientRow(database, clientId)
  return database.transaction(async (transaction) => {
    await lockClient(transaction, clientId)
    const factors = await ownFactors(transaction, clientId)
    if (factors.passkeys.length >= passkeyLimit) throw tooManyPasskeys(passkeyLimit)
    const row = { ...key, clientId, transports: creation.transports, name: caller.device, createdAt: now }
    if (!(await insertPasskey(transaction, row))) throw passkeyNotMade()
    if (!isResting(factors, now)) await markSessionStrong(transaction, { sessionId, now })
    await recordEvent(transaction, 'passkey-added', { clientId, sessionId, ip: caller.ip, now })
    await notifySecurityChange(accounts, transaction, { client, change: 'passkey-added', now })
    return { recoveryCodes: factors.hasAny ? null : await makeRecoveryCodes(accounts, transaction, clientId) }
  })
}
