import type { SignInStep } from '../../../shared/api/second-factor-api.ts'
import { CallError, readReply, sendJson } from '../../api/json-calls.ts'
import { openNext } from '../open-next.ts'
import { loadSession } from '../session/load-session.ts'
import { answerWithPasskey, type ChosenPasskey, type PasskeyRequest } from './passkeys.ts'
import { signalUnknownPasskey } from './passkey-signals.ts'

/** What a browser needs to look for a passkey of any account. Throws CallError. */
export const requestPasskeyOptions = async (): Promise<PasskeyRequest> =>
  readReply(await sendJson('/public/auth/passkey-options', { method: 'POST' }))

/** Signs in by a passkey alone and goes on to `next`. Throws PasskeyProblem and CallError. */
export async function signInWithPasskey(next: string): Promise<void> {
  const options = await requestPasskeyOptions()
  await finishWithPasskey({ options, answer: await answerWithPasskey(options) }, next)
}

/** Signs in by a passkey that the person has chosen, and goes on to `next`. Throws CallError. */
export async function finishWithPasskey({ options, answer }: ChosenPasskey, next: string): Promise<void> {
  try {
    await (await loadSession()).passkey(answer)
  } catch (error) {
    if (error instanceof CallError && error.code === 'passkey_unknown')
      signalUnknownPasskey({ rpId: options.rpId, credentialId: answer.id })
    throw error
  }
  await openNext(next)
}

/** The step that finishes a sign-in which wants a second factor; null for any other error. */
export function signInStepOf(error: unknown): SignInStep | null {
  if (!(error instanceof CallError) || error.code !== 'second_factor_needed') return null
  const step = error.details['step']
  return typeof step === 'object' && step !== null && 'token' in step ? (step as SignInStep) : null
}
