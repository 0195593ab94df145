import { MailToken, ResetPassword, ResetRequest } from '../../../shared/api/accounts-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { mailFollows } from '../../platform/http/mail-follows.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './account-requests.ts'
import { cancelEmailChangeByLink } from './cancel-email-change.ts'
import { confirmEmailChange } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { rememberDevice } from './known-devices/remember-device.ts'
import { requestReset, resetPassword } from './reset-password.ts'

const tags = ['Sign-in']
const bodyLimit = 16 * 1024

/** Routes of the links in mails, and the route that requests a link without a sign-in. */
export async function mailLinkRoutes(app: App, { accounts }: { accounts: Accounts }): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/auth/confirm-email',
    { bodyLimit, schema: { summary: 'Confirms an email address', tags, body: MailToken } },
    async (request, reply) => {
      await confirmEmail(accounts, { ...request.body, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.post(
    '/public/auth/request-reset',
    {
      bodyLimit,
      schema: {
        summary: 'Sends a link to set a new password, if there is such an account; the answer is the same',
        tags,
        body: ResetRequest,
        response: mailFollows,
      },
    },
    async (request, reply) => {
      await requestReset(accounts, { ...request.body, caller: callerOfRequest(request) })
      return reply.code(202).send()
    },
  )

  app.post(
    '/public/auth/reset-password',
    { bodyLimit, schema: { summary: 'Sets a new password by such a link, once', tags, body: ResetPassword } },
    async (request, reply) => {
      const { clientId } = await resetPassword(accounts, {
        ...request.body,
        caller: callerOfRequest(request),
      })
      await rememberDevice(accounts, { request, reply, clientId })
      return reply.code(204).send()
    },
  )

  app.post(
    '/public/auth/confirm-email-change',
    { bodyLimit, schema: { summary: 'Gives an account its new email address', tags, body: MailToken } },
    async (request, reply) => {
      await confirmEmailChange(accounts, { ...request.body, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.post(
    '/public/auth/cancel-email-change',
    {
      bodyLimit,
      schema: {
        summary: 'Ends a change of email address, and all sessions, by the link sent to the present address',
        tags,
        body: MailToken,
      },
    },
    async (request, reply) => {
      await cancelEmailChangeByLink(accounts, { ...request.body, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )
}
