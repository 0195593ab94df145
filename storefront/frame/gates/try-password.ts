import { apiBaseOfPage } from '../../api/public-calls.ts'

const wrong = 'Incorrect password, please try again.'
const fault = 'Something went wrong. Please try again.'

/** Asks the server whether the site password is right (GATE-08, GATE-09, C-93). Null for yes, else what to say. */
export async function tryPassword(password: string, base: string = apiBaseOfPage()): Promise<string | null> {
  try {
    const response = await fetch(`${base}/public/gate/password`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ password: password.trim() }),
    })
    if (response.ok) return null
    if (response.status === 401) return wrong
    const { message } = (await response.json()) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? message : fault
  } catch {
    return fault
  }
}
