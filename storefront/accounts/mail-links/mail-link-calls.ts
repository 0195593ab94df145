import { readReply, sendJson } from '../../api/json-calls.ts'

/** What the links in mails are for; nobody has to be signed in (OPEN-27). All throw CallError. */
export const mailLinkCalls = {
  askForReset: (email: string) => post('/public/auth/request-reset', { email }),
  resetPassword: (token: string, password: string) =>
    post('/public/auth/reset-password', { token, password }),
  confirmEmail: (token: string) => post('/public/auth/confirm-email', { token }),
  changeEmail: (token: string) => post('/public/auth/confirm-email-change', { token }),
}

async function post(path: string, body: object): Promise<void> {
  await readReply(await sendJson(path, { method: 'POST', body }))
}
