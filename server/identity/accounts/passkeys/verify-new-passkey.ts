import type { PasskeyCreation } from '../../../../shared/api/second-factor-api.ts'
import { relyingParty } from './relying-party.ts'

/** The key of a passkey that was just made for us, with the person verified; null for anything else. */
export async function verifyNewPasskey(
  publicUrl: string,
  { creation, challenge }: { creation: PasskeyCreation; challenge: string },
): Promise<{ credentialId: string; publicKey: string; counter: number; isSyncable: boolean } | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, clientDataJSON, attestationObject, transports } = creation
  const { rpId, origin } = relyingParty(publicUrl)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    })
    if (!verified) return null
    const { credential, credentialDeviceType } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return {
      credentialId: credential.id,
      publicKey,
      counter: credential.counter,
      isSyncable: credentialDeviceType === 'multiDevice',
    }
  } catch {
    // The library throws for malformed data and for a mismatch alike.
    return null
  }
}
