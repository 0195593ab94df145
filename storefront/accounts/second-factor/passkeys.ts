import type { PasskeyAnswer, PasskeyCreation } from '../../../shared/api/second-factor-api.ts'

/** What navigator.credentials is asked with, as the server wrote it; good for `timeout` milliseconds. */
export type PasskeyOptions = { challenge: string; timeout: number }

/** The person turned the question down, or this device cannot answer it. The message is for people. */
export class PasskeyProblem extends Error {
  override name = 'PasskeyProblem'
}

/** Lets the person answer with a passkey of this device or another one. Throws PasskeyProblem. */
export async function answerWithPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadPasskeys()
  const { id, response } = await startAuthentication({ optionsJSON: options as never }).catch(refuse)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/** Lets the person make a passkey. Throws PasskeyProblem. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyCreation> {
  const { startRegistration } = await loadPasskeys()
  const { id, response } = await startRegistration({ optionsJSON: options as never }).catch(refuse)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** Fetched when a passkey is first used: few visitors ever do. */
async function loadPasskeys() {
  const passkeys = await import('@simplewebauthn/browser')
  if (!passkeys.browserSupportsWebAuthn())
    throw new PasskeyProblem('This browser has no passkeys. Please use another way.')
  return passkeys
}

function refuse(error: unknown): never {
  if (error instanceof Error && error.name === 'InvalidStateError')
    throw new PasskeyProblem('This device has a passkey for your account already.')
  throw new PasskeyProblem('No passkey was used. Please try again, or use another way.')
}
