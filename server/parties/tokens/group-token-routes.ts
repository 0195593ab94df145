import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { GroupTokens, MadeToken, NewGroupToken } from '../../../shared/api/api-tokens-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { OwnKey, readOwnKey } from '../../identity/accounts/account-requests.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { nothingHere } from '../../platform/errors/common-errors.ts'
import { roleMissing } from '../../platform/errors/role-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyGroupCaller } from '../roles/identify-group-caller.ts'
import { requireFreshFactor } from '../roles/identify-worker.ts'
import { endTokenOf } from './end-token-of.ts'
import { makeToken } from './make-token.ts'
import { listTokens, tokenView } from './own-tokens.ts'
import type { TokenDeps } from './token-deps.ts'

const bodyLimit = 16 * 1024
const GroupParams = Type.Object({ group: Type.String({ maxLength: 100 }) })
const documented = { tags: ['Group'], security: [{ bearer: [] }] }

type GroupRequest = FastifyRequest<{ Params: { group: string } }>

/** The tokens of a group: its organisers make, see and end them, and staff read the list (PLAT-01). */
export async function groupTokenRoutes(app: App, deps: TokenDeps): Promise<void> {
  const { database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const identify = async (request: GroupRequest) => {
    const caller = await identifyGroupCaller(deps, request)
    if (caller.kind === 'breweries') throw nothingHere()
    return caller
  }
  /** Staff act in any group, but have no tokens. */
  const identifyOrganiser = async (request: GroupRequest) => {
    const caller = await identify(request)
    if (caller.actor.role !== 'organiser') throw roleMissing()
    await requireFreshFactor(deps, request, 'trade')
    return caller
  }

  app.get(
    '/api/sell/group/:group/tokens',
    {
      schema: {
        ...documented,
        summary: 'The tokens of the group, of all its organisers',
        params: GroupParams,
        response: { 200: GroupTokens },
      },
    },
    async (request) => {
      const { group, actor } = await identify(request)
      return {
        group: { name: group.name, slug: group.slug },
        mayMake: actor.role === 'organiser',
        tokens: await listTokens(database, { groupId: group.id }),
      }
    },
  )

  app.post(
    '/api/sell/group/:group/tokens',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Makes a token of the group and shows it this once; each call makes one',
        params: GroupParams,
        body: NewGroupToken,
        response: { 201: MadeToken },
      },
    },
    async (request, reply) => {
      const { group, actor } = await identifyOrganiser(request)
      const maker = await requireClientRow(database, actor.clientId)
      const { text, row } = await makeToken(database, {
        maker,
        owner: { groupId: group.id },
        ...request.body,
        actor,
        link: `${publicUrl}${sellingPaths.groupSettings(group.slug)}`,
        now: clock(),
      })
      return reply.code(201).send({ ...tokenView(row, maker.name), token: text })
    },
  )

  app.delete(
    '/api/sell/group/:group/tokens/:id',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Ends a token of the group at once',
        params: Type.Object({ ...GroupParams.properties, ...OwnKey.properties }),
      },
    },
    async (request, reply) => {
      const { group, actor } = await identifyOrganiser(request)
      const id = readOwnKey(request.params, 'The token')
      await database.transaction((transaction) =>
        endTokenOf(transaction, { id, owner: { groupId: group.id }, makerId: null, actor, now: clock() }),
      )
      return reply.code(204).send()
    },
  )
}
