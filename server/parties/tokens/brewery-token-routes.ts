import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { scopesOfRole } from '../../../shared/accounts/api-token-scopes.ts'
import { ApiTokens, MadeToken, NewBreweryToken } from '../../../shared/api/api-tokens-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { OwnKey, readOwnKey } from '../../identity/accounts/account-requests.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyFreshMember } from '../roles/identify-worker.ts'
import { endTokenOf } from './end-token-of.ts'
import { makeToken } from './make-token.ts'
import { listTokens, tokenView } from './own-tokens.ts'
import type { TokenDeps } from './token-deps.ts'

const bodyLimit = 16 * 1024
const BreweryParams = Type.Object({ brewery: Type.String({ maxLength: 100 }) })
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const roles = ['owner', 'sales', 'accounts'] as const

type BreweryRequest = FastifyRequest<{ Params: { brewery: string } }>

/** The tokens of a brewery: its owners see and end all, others their own, each with the scopes of the own role. */
export async function breweryTokenRoutes(app: App, deps: TokenDeps): Promise<void> {
  const { accounts, identity, database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const identify = (request: BreweryRequest) => identifyFreshMember({ accounts, identity }, request, roles)

  app.get(
    '/api/sell/:brewery/tokens',
    {
      schema: {
        ...documented,
        summary: 'The tokens of the brewery: all to owners, to others those that they made',
        params: BreweryParams,
        response: { 200: ApiTokens },
      },
    },
    async (request) => {
      const { brewery, actor } = await identify(request)
      const makerId = brewery.role === 'owner' ? null : actor.clientId
      return { tokens: await listTokens(database, { breweryId: brewery.breweryId }, makerId) }
    },
  )

  app.post(
    '/api/sell/:brewery/tokens',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Makes a token of the brewery and shows it this once; each call makes one',
        params: BreweryParams,
        body: NewBreweryToken,
        response: { 201: MadeToken },
      },
    },
    async (request, reply) => {
      const { actor, brewery } = await identify(request)
      const { name, scopes, days } = request.body
      const allowed = scopesOfRole(brewery.role)
      if (!scopes.every((scope) => allowed.includes(scope))) throw roleMissing()
      const maker = await requireClientRow(database, actor.clientId)
      const { text, row } = await makeToken(database, {
        maker,
        owner: { breweryId: brewery.breweryId },
        name,
        scopes,
        days,
        actor,
        link: `${publicUrl}${sellingPaths.connections(request.params.brewery)}`,
        now: clock(),
      })
      return reply.code(201).send({ ...tokenView(row, maker.name), token: text })
    },
  )

  app.delete(
    '/api/sell/:brewery/tokens/:id',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Ends a token of the brewery at once',
        params: Type.Object({ ...BreweryParams.properties, ...OwnKey.properties }),
      },
    },
    async (request, reply) => {
      const { actor, brewery } = await identify(request)
      const id = readOwnKey(request.params, 'The token')
      const now = clock()
      const makerId = brewery.role === 'owner' ? null : actor.clientId
      await database.transaction((transaction) =>
        endTokenOf(transaction, { id, owner: { breweryId: brewery.breweryId }, makerId, actor, now }),
      )
      return reply.code(204).send()
    },
  )
}
