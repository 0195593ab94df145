import { CallError, readReply, sendJson } from '../../api/json-calls.ts'

const wrong = 'Incorrect password, please try again.'
const fault = 'Something went wrong. Please try again.'

/** Checks the site password with the server (GATE-08, GATE-09, C-93). Null if it is right, else the error message. */
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
