import type { PasskeyAnswer, PasskeyCreation } from '../../../shared/api/second-factor-api.ts'

/** What navigator.credentials is asked with, as the server wrote it; good for `timeout` milliseconds. */
export type PasskeyOptions = { challenge: string; timeout: number }
export type PasskeyRequest = PasskeyOptions & { rpId: string }
export type ChosenPasskey = { options: PasskeyRequest; answer: PasskeyAnswer }

/** The person turned the question down, or this device cannot answer it. The message is for people. */
export class PasskeyProblem extends Error {
  override name = 'PasskeyProblem'
}

/** Lets the person answer with a passkey of this device or another one. Throws PasskeyProblem. */
export async function answerWithPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadPasskeys()
  return toAnswer(await startAuthentication({ optionsJSON: options as never }).catch(refuse))
}

function toAnswer({ id, response }: { id: string; response: Omit<PasskeyAnswer, 'id'> }): PasskeyAnswer {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/**
 * Waits until a passkey is chosen from the browser's list of the email field. The request is renewed shortly before it
 * expires, while the page is visible. Null when `signal` ends it, or where the browser has no such list.
 */
export async function offerPasskeys(
  askRequest: () => Promise<PasskeyRequest>,
  signal: AbortSignal,
): Promise<ChosenPasskey | null> {
  const methods: Partial<typeof PublicKeyCredential> = globalThis.PublicKeyCredential ?? {}
  try {
    if (!(await methods.isConditionalMediationAvailable?.())) return null
    while (methods.parseRequestOptionsFromJSON !== undefined) {
      const options = await askRequest()
      const publicKey = methods.parseRequestOptionsFromJSON(options as never)
      const expiry = AbortSignal.timeout(options.timeout - 30_000)
      const chosen = await navigator.credentials
        .get({ mediation: 'conditional', publicKey, signal: AbortSignal.any([signal, expiry]) })
        .catch((error: unknown) => {
          if (signal.aborted || !expiry.aborted) throw error
          return null
        })
      if (chosen !== null) {
        const credential = (chosen as PublicKeyCredential).toJSON() as AuthenticationResponseJSON
        return { options, answer: toAnswer(credential) }
      }
      await untilVisible()
    }
  } catch {
    // The button for passkeys is still there.
  }
  return null
}

const untilVisible = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })

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
