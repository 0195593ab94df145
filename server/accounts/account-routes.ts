import {
  AccountChange,
  AccountDeletion,
  AccountOverview,
  EmailChange,
  PasswordChange,
} from '../../shared/api/accounts.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { bodyMayBeMissing, takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { accountOverview } from './account-overview.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './caller-of-request.ts'
import { changeAccount } from './change-account.ts'
import { requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { resendConfirmation } from './confirm-email.ts'
import { deleteAccount } from './delete-account.ts'
import { OwnKey, readOwnKey } from './own-key.ts'
import { readOwnData } from './own-data.ts'
import { endAllSessions, endSession } from './sessions/end-session.ts'

const bodyLimit = 16 * 1024
const told = { tags: ['Account'], security: [{ bearer: [] }] }

/** What a client sees, changes and takes away of the account (OPEN-25). */
export async function accountRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  takeStrictJson(app)
  neverStore(app)

  app.get(
    '/api/account',
    { schema: { ...told, summary: 'The account of the client', response: { 200: AccountOverview } } },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      return accountOverview(accounts, { clientId, sessionId })
    },
  )

  app.patch(
    '/api/account',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Changes name, marketing choice or trade details',
        body: AccountChange,
        response: { 200: AccountOverview },
      },
    },
    async (request) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      await changeAccount(accounts, clientId, request.body)
      return accountOverview(accounts, { clientId, sessionId })
    },
  )

  app.delete(
    '/api/account',
    {
      bodyLimit,
      preValidation: bodyMayBeMissing,
      schema: {
        ...told,
        summary: 'Deletes the account; orders stay, without the person',
        body: AccountDeletion,
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await deleteAccount(accounts, { clientId, ...request.body, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/account/data',
    { schema: { ...told, summary: 'Everything the shop knows of the client, as a file' } },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const data = await readOwnData(accounts, { clientId, sessionId })
      reply.header('content-disposition', 'attachment; filename="dray-own-data.json"')
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2))
    },
  )

  app.post(
    '/api/account/password',
    {
      bodyLimit,
      schema: { ...told, summary: 'Changes the password and ends all other sessions', body: PasswordChange },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      await changePassword(accounts, { clientId, sessionId, ...request.body, caller })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/account/email',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Asks for another e-mail address, to be confirmed there',
        body: EmailChange,
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await requestEmailChange(accounts, { clientId, ...request.body, caller: callerOfRequest(request) })
      return reply.code(202).send()
    },
  )

  app.post(
    '/api/account/resend-confirmation',
    { bodyLimit, schema: { ...told, summary: 'Sends the mail again that confirms the e-mail address' } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await resendConfirmation(accounts, clientId)
      return reply.code(202).send()
    },
  )

  app.post(
    '/api/account/sign-out-everywhere',
    { bodyLimit, schema: { ...told, summary: 'Ends all sessions, this one included' } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      await endAllSessions(accounts, { clientId, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/account/sessions/:id',
    {
      bodyLimit,
      schema: {
        ...told,
        summary: 'Ends one session',
        params: OwnKey,
      },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const sessionId = readOwnKey(request.params, 'The session')
      await endSession(accounts, { clientId, sessionId, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )
}
