import { CallError, readReply, sendJson } from '../../api/json-calls.ts'

const wrong = 'Incorrect password, please try again.'
const fault = 'Something went wrong. Please try again.'

/** Asks the server whether the site password is right (GATE-08, GATE-09, C-93). Null for yes, else what to say. */
export async function tryPassword(password: string, base?: string): Promise<string | null> {
  try {
    const body = { password: password.trim() }
    await readReply(await sendJson('/public/gate/password', { method: 'POST', body }, base))
    return null
  } catch (error) {
    if (!(error instanceof CallError)) return fault
    return error.status === 401 ? wrong : (error.serverMessage ?? fault)
  }
}
