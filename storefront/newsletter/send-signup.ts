import { CallError, readReply, sendJson } from '../api/json-calls.ts'

/** Sends a form of the newsletter and says in it what came of it; what was typed stays where it went wrong. */
export async function sendSignup(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  const fields = new FormData(form)
  const email = String(fields.get('email')).trim()
  form.ariaBusy = 'true'
  tell(form, 'One moment, please.', false)
  try {
    const body = { email, place: fields.get('place') }
    await readReply(await sendJson('/public/newsletter/subscribe', { method: 'POST', body }))
    form.reset()
    tell(
      form,
      `Please look into your mail: if ${email} does not have our newsletter yet, a link to confirm is there.`,
      false,
    )
  } catch (error) {
    tell(form, sentenceOf(error), true)
    form.querySelector<HTMLElement>('input[type="email"]')?.focus()
  } finally {
    form.ariaBusy = null
  }
}

/** The form's own live region; the field is marked when it is to blame. */
function tell(form: HTMLFormElement, text: string, isWrong: boolean): void {
  const said = form.querySelector<HTMLElement>('[aria-live]')
  if (said === null) return
  said.textContent = text
  said.dataset['said'] = ''
  const field = form.querySelector('input[type="email"]')
  if (isWrong) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'There seems to be no connection. Please try again.'
  return error.serverMessage ?? 'Something went wrong. Please try again.'
}
