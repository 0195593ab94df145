import { ApiTokens, MadeToken, NewBuyerToken } from '../../../shared/api/api-tokens-api.ts'
import { SiteQuery } from '../../../shared/api/site-query.ts'
import { isStaffRole } from '../../../shared/accounts/roles.ts'
import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { callerOfRequest, OwnKey, readOwnKey } from '../../identity/accounts/account-requests.ts'
import { requireOwnIdentity } from '../../identity/accounts/proof/require-own-identity.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { emailUnconfirmed } from '../../platform/errors/account-errors.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { rolesOf } from '../roles/find-own-breweries.ts'
import { endToken } from './api-token-queries.ts'
import { makeToken } from './make-token.ts'
import { listTokens, tokenView } from './own-tokens.ts'
import { buyerTokenOwner } from './token-owner.ts'
import type { TokenDeps } from './token-deps.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** A buyer's tokens for programs. Dray's staff have none (PLAT-01). */
export async function buyerTokenRoutes(app: App, deps: TokenDeps): Promise<void> {
  const { accounts, identity, database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/account/tokens',
    {
      schema: {
        ...documented,
        summary: 'The tokens of the caller',
        querystring: SiteQuery,
        response: { 200: ApiTokens },
      },
    },
    async (request) => {
      const owner = buyerTokenOwner(await identity.requireClient(request))
      return { tokens: await listTokens(database, owner) }
    },
  )

  app.post(
    '/api/account/tokens',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          'Makes a token and shows it this once; asks for the password or a code, and each call makes one',
        body: NewBuyerToken,
        response: { 201: MadeToken },
      },
    },
    async (request, reply) => {
      const caller = await identity.requireClient(request)
      const { personId: id, sessionId } = caller
      const client = await requireClientRow(database, id)
      if ((await rolesOf(database, id)).some(({ role }) => isStaffRole(role))) throw roleMissing()
      if (client.emailConfirmedAt === null) throw emailUnconfirmed()
      const { name, scopes, days, password, code } = request.body
      const from = callerOfRequest(request)
      await requireOwnIdentity(accounts, { client, sessionId, proof: { password, code }, caller: from })
      const { text, row } = await makeToken(database, {
        maker: client,
        owner: buyerTokenOwner(caller),
        name,
        scopes,
        days,
        actor: { clientId: id, name: client.name, role: 'buyer', by: 'page' },
        link: `${publicUrl}${settingsSections.connections.path}`,
        now: clock(),
      })
      return reply.code(201).send({ ...tokenView(row, client.name), token: text })
    },
  )

  app.delete(
    '/api/account/tokens/:id',
    { bodyLimit, schema: { ...documented, summary: 'Ends a token at once', params: OwnKey } },
    async (request, reply) => {
      const owner = buyerTokenOwner(await identity.requireClient(request))
      const id = readOwnKey(request.params, 'The token')
      if (!(await endToken(database, { id, owner, makerId: null, now: clock() }))) throw notFound('The token')
      return reply.code(204).send()
    },
  )
}
