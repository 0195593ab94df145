import type { PasskeyAnswer } from '../../../shared/api/second-factor-api.ts'
import { factorRests, passkeyRefused } from '../../errors/second-factor-errors.ts'
import type { Accounts } from '../accounts.ts'
import type { PasskeyPurpose } from '../second-factor-tables.ts'
import { isResting } from '../second-factor/own-factors.ts'
import { secondFactorRow } from '../second-factor/second-factor-queries.ts'
import { markPasskeyUsed, passkeyByCredential, takeChallenge } from './passkey-queries.ts'
import { challengeOf, relyingParty } from './relying-party.ts'

type Given = { answer: PasskeyAnswer; purpose: Exclude<PasskeyPurpose, 'enrol'> }

/**
 * The client whose passkey signed our challenge. The device verified the user, so the passkey counts as both factors
 * (ROLE-09). Throws RequestError 403 for every other case, with one message for all of them.
 */
export async function verifyPasskey(
  { database, publicUrl, clock }: Accounts,
  { answer, purpose }: Given,
): Promise<{ clientId: string }> {
  const now = clock()
  const challenge = challengeOf(answer.clientDataJSON)
  const asked = challenge && (await takeChallenge(database, { challenge, purpose, now }))
  const passkey = await passkeyByCredential(database, answer.id)
  if (!asked || passkey === null) throw passkeyRefused()
  if (asked.clientId !== null && asked.clientId !== passkey.clientId) throw passkeyRefused()
  const counter = await counterOf(publicUrl, { answer, challenge, passkey })
  if (counter === null) throw passkeyRefused()
  const settled = await secondFactorRow(database, passkey.clientId)
  if (isResting(settled, now)) throw factorRests(settled.restsUntil!)
  await markPasskeyUsed(database, { id: passkey.id, counter, now })
  return { clientId: passkey.clientId }
}

type Signed = {
  answer: PasskeyAnswer
  challenge: string
  passkey: { credentialId: string; publicKey: string; counter: number }
}

/** The authenticator's new counter, or null for a wrong signature, a wrong origin or a missing user verification. */
async function counterOf(publicUrl: string, { answer, challenge, passkey }: Signed): Promise<number | null> {
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
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for malformed data and for a mismatch alike.
    return null
  }
}
