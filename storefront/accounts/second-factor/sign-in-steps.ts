import type { SignInStep } from '../../../shared/api/second-factor-api.ts'
import { CallError, readReply, sendJson } from '../../api/json-calls.ts'
import { loadSession } from '../session/load-session.ts'
import { answerWithPasskey, type PasskeyOptions } from './passkeys.ts'

/** Signs in by a passkey alone and goes on to `next`. Throws PasskeyProblem and CallError. */
export async function signInWithPasskey(next: string): Promise<void> {
  const options = await readReply<PasskeyOptions>(
    await sendJson('/public/auth/passkey-options', { method: 'POST' }),
  )
  const answer = await answerWithPasskey(options)
  await (await loadSession()).passkey(answer)
  location.replace(next)
}

/** The step that finishes a sign-in which wants a second factor; null for any other error. */
export function signInStepOf(error: unknown): SignInStep | null {
  if (!(error instanceof CallError) || error.code !== 'second_factor_needed') return null
  const step = error.details['step']
  return typeof step === 'object' && step !== null && 'token' in step ? (step as SignInStep) : null
}
