import { CallError, readReply, sendJson } from '../api/json-calls.ts'

/** Sends a form of the newsletter and shows the result in it; after an error the typed text stays. */
export async function sendSignup(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  const fields = new FormData(form)
  const email = String(fields.get('email')).trim()
  form.ariaBusy = 'true'
  showMessage(form, 'One moment, please.', false)
  try {
    const body = { email, place: fields.get('place') }
    await readReply(await sendJson('/public/newsletter/subscribe', { method: 'POST', body }))
    form.reset()
    showMessage(
      form,
      `Please check your email: if ${email} does not have our newsletter yet, we have sent a link to confirm.`,
      false,
    )
  } catch (error) {
    showMessage(form, sentenceOf(error), true)
    form.querySelector<HTMLElement>('input[type="email"]')?.focus()
  } finally {
    form.ariaBusy = null
  }
}

/** The form's own live region; the field is marked when it is to blame. */
function showMessage(form: HTMLFormElement, text: string, isWrong: boolean): void {
  const output = form.querySelector<HTMLElement>('[aria-live]')
  if (output === null) return
  output.textContent = text
  output.dataset['failed'] = ''
  const field = form.querySelector('input[type="email"]')
  if (isWrong) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return 'There seems to be no connection. Please try again.'
  return error.serverMessage ?? 'Something went wrong. Please try again.'
}
