import { readReply, sendJson } from '../../api/json-calls.ts'

/** The calls behind the links in mails; none needs a session (OPEN-27). All throw CallError. */
export const mailLinkCalls = {
  askForReset: (email: string) => post('/public/auth/request-reset', { email }),
  resetPassword: (token: string, password: string) =>
    post('/public/auth/reset-password', { token, password }),
  confirmEmail: (token: string) => post('/public/auth/confirm-email', { token }),
  changeEmail: (token: string) => post('/public/auth/confirm-email-change', { token }),
  cancelEmailChange: (token: string) => post('/public/auth/cancel-email-change', { token }),
}

async function post(path: string, body: object): Promise<void> {
  await readReply(await sendJson(path, { method: 'POST', body, credentials: 'include' }))
}
