import { accountSecurityRoutes } from './account-security-routes.ts'
import { AccountChange, AccountDeletion, AccountOverview } from '../../../shared/api/accounts-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { bodyMayBeMissing, acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { accountOverview } from './account-overview.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './account-requests.ts'
import { changeAccount } from './change-account.ts'
import { deleteAccount } from './delete-account.ts'
import { readOwnData } from './own-data.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** Routes by which a client reads, changes, exports and deletes the account (OPEN-25). */
export async function accountRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  accountSecurityRoutes(app, { accounts, identity })

  app.get(
    '/api/account',
    { schema: { ...documented, summary: 'The account of the client', response: { 200: AccountOverview } } },
    async (request) => {
      const { id: siteId, personId: clientId, sessionId } = await identity.requireClient(request)
      return accountOverview(accounts, { clientId, siteId, sessionId })
    },
  )

  app.patch(
    '/api/account',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Changes name or marketing choice',
        body: AccountChange,
        response: { 200: AccountOverview },
      },
    },
    async (request) => {
      const { id: siteId, personId: clientId, sessionId } = await identity.requireClient(request)
      await changeAccount(accounts, clientId, request.body)
      return accountOverview(accounts, { clientId, siteId, sessionId })
    },
  )

  app.delete(
    '/api/account',
    {
      bodyLimit,
      preValidation: bodyMayBeMissing,
      schema: {
        ...documented,
        summary: 'Deletes the account; orders stay, without the person',
        description:
          'The only owner of a brewery or of a business with other people and the only admin cannot: 409 `last_owner`. An account that is a site of a business with another owner stays as that site, without the person. While orders, deposits or debts are open the answer is 409 `not_settled` with what is open; with `settlesLater` the account is deleted, and the business’s name, address and email are retained until all is settled.',
        body: AccountDeletion,
      },
    },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const caller = callerOfRequest(request)
      const { settlesLater = false, ...proof } = request.body
      await deleteAccount(accounts, { clientId, sessionId, proof, settlesLater, caller })
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/account/data',
    { schema: { ...documented, summary: 'Everything the shop knows of the client, as a file' } },
    async (request, reply) => {
      const { id: clientId, sessionId } = await identity.requireClient(request)
      const data = await readOwnData(accounts, { clientId, sessionId })
      reply.header('content-disposition', 'attachment; filename="dray-own-data.json"')
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2))
    },
  )
}
