import type { PasskeyAnswer } from '../../../../shared/api/second-factor-api.ts'
import {
  factorRests,
  passkeyCopied,
  passkeyRefused,
  passkeyUnknown,
} from '../../../platform/errors/second-factor-errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import type { PasskeyPurpose } from '../second-factor-tables.ts'
import { recordEvent } from '../security-events.ts'
import { isResting } from '../second-factor/own-factors.ts'
import { secondFactorRow } from '../second-factor/second-factor-queries.ts'
import { assessUse } from './assess-use.ts'
import { markPasskeyUsed, passkeyByCredential, claimChallenge } from './passkey-queries.ts'
import { challengeOf, relyingParty } from './relying-party.ts'

type VerifyPasskeyInput = { answer: PasskeyAnswer; purpose: Exclude<PasskeyPurpose, 'enrol'>; caller: Caller }

/**
 * The client whose passkey signed our challenge. The device verified the user, so the passkey counts as both factors
 * (ROLE-09). Throws RequestError 403 otherwise. An unknown passkey and a possible copy have errors of their own, because
 * the person has to do something about them; all other cases share one.
 */
export async function verifyPasskey(
  { database, publicUrl, clock }: Accounts,
  { answer, purpose, caller }: VerifyPasskeyInput,
): Promise<{ clientId: string }> {
  const now = clock()
  const challenge = challengeOf(answer.clientDataJSON)
  const asked = challenge && (await claimChallenge(database, { challenge, purpose, now }))
  if (!asked) throw passkeyRefused()
  const passkey = await passkeyByCredential(database, answer.id)
  if (passkey === null) throw passkeyUnknown()
  if (asked.clientId !== null && asked.clientId !== passkey.clientId) throw passkeyRefused()
  const signed = await signedOf(publicUrl, { answer, challenge, passkey })
  if (signed === null) throw passkeyRefused()
  const use = assessUse(passkey, signed)
  if (use.kind === 'copied') throw passkeyCopied()
  const settled = await secondFactorRow(database, passkey.clientId)
  if (isResting(settled, now)) throw factorRests(settled.restsUntil!)
  const { clientId } = passkey
  await markPasskeyUsed(database, { id: passkey.id, ...signed, isSyncable: use.isSyncable, now })
  if (use.kind === 'behind')
    await recordEvent(database, 'passkey-counter-behind', { clientId, ip: caller.ip, now })
  return { clientId }
}

type Signed = {
  answer: PasskeyAnswer
  challenge: string
  passkey: { credentialId: string; publicKey: string }
}

/** What the authenticator signed; null for a wrong signature, a wrong origin or a missing user verification. */
async function signedOf(
  publicUrl: string,
  { answer, challenge, passkey }: Signed,
): Promise<{ counter: number; isSyncable: boolean } | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, ...response } = answer
  const { rpId, origin } = relyingParty(publicUrl)
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { ...signed, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Judged by assessUse: the library refuses every counter that is behind, of a synced passkey too.
        counter: 0,
      },
    })
    if (!verified) return null
    const { newCounter: counter, credentialDeviceType } = authenticationInfo
    return { counter, isSyncable: credentialDeviceType === 'multiDevice' }
  } catch {
    // The library throws for malformed data and for a mismatch alike.
    return null
  }
}
