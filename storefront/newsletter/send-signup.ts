import { CallError, readReply, sendJson } from '../api/json-calls.ts'

/** How far a form has come: what went wrong, what is done, or that it is under way. */
export type SignupAnswer = { wrong?: string | null; done?: string; isBusy?: boolean }

/** Sends the form and says beside it what came of it; what was typed stays where it went wrong. */
export async function sendSignup(form: HTMLFormElement, tell: (answer: SignupAnswer) => void): Promise<void> {
  const fields = new FormData(form)
  const email = String(fields.get('email')).trim()
  tell({ isBusy: true })
  try {
    const body = { email, place: fields.get('place') }
    await readReply(await sendJson('/public/newsletter/subscribe', { method: 'POST', body }))
    form.reset()
    tell({
      done: `Please look into your mail: we have sent a link to ${email} to confirm. If you have our newsletter already, nothing changes.`,
    })
  } catch (error) {
    tell({ wrong: sentenceOf(error) })
    form.querySelector<HTMLElement>('input[type="email"]')?.focus()
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'There seems to be no connection. Please try again.'
  return error.serverMessage ?? 'Something went wrong. Please try again.'
}
