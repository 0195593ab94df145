import { EmailChange, PasswordChange } from '../../../shared/api/accounts-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { mailFollows } from '../../platform/http/mail-follows.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './account-requests.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { resendConfirmation } from './confirm-email.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** The password and the address of an account. */
export function accountSecurityRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): void {
  app.post(
    '/api/account/password',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Changes the password and ends all other sessions',
        body: PasswordChange,
      },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      const { currentPassword, code, password } = request.body
      const proof = { password: currentPassword, code }
      await changePassword(accounts, { clientId, sessionId, password, proof, caller })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/account/email',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Asks for another email address, to be confirmed there',
        body: EmailChange,
        response: mailFollows,
      },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const { email, ...proof } = request.body
      const caller = callerOfRequest(request)
      await requestEmailChange(accounts, { clientId, sessionId, email, proof, caller })
      return reply.code(202).send()
    },
  )

  app.delete(
    '/api/account/email',
    { bodyLimit, schema: { ...documented, summary: 'Takes back a change of email address that waits' } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await cancelEmailChange(accounts, { clientId, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/account/resend-confirmation',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Sends the mail again that confirms the email address',
        response: mailFollows,
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await resendConfirmation(accounts, clientId)
      return reply.code(202).send()
    },
  )
}
