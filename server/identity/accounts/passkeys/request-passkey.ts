import { passkeyMinutes } from '../../../../shared/limits/limits.ts'
import { countAgainstLimits } from '../../../platform/rate-limits/rate-limits.ts'
import { by } from '../account-limits.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { insertChallenge, passkeysOf } from './passkey-queries.ts'
import { relyingParty } from './relying-party.ts'

/**
 * The request that a browser passes to its authenticators: for a sign-in any passkey of the shop, otherwise one of the
 * client's.
 */
export async function requestPasskey(
  { database, limits, publicUrl, clock }: Accounts,
  { clientId, caller }: { clientId: string | null; caller: Caller },
) {
  const now = clock()
  await countAgainstLimits(database, [by(limits.passkeyByCaller, caller.network)], now)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const own = clientId === null ? [] : await passkeysOf(database, clientId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).rpId,
    userVerification: 'required',
    timeout: passkeyMinutes * 60_000,
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  await insertChallenge(database, {
    challenge: options.challenge,
    purpose: clientId === null ? 'sign-in' : 'step-up',
    clientId,
    expiresAt: new Date(now.getTime() + passkeyMinutes * 60_000),
  })
  return options
}
