import { noteActor } from '../../platform/audit/act-context.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiScope } from '../../../shared/accounts/api-token-scopes.ts'
import type { Database } from '../../platform/database/database.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import { nameGroups } from '../../catalogue/groups/name-group.ts'
import { actionForSite } from '../../identity/accounts/sites/act-for-site.ts'
import { badField, nothingHere } from '../../platform/errors/common-errors.ts'
import { onAccountOnly, scopeMissing } from '../../platform/errors/token-errors.ts'
import { bearerOf, type Identity, type SignedInClient } from '../../platform/http/identity.ts'
import { callerOf } from '../../platform/rate-limits/rate-limits.ts'
import { noteUse } from './api-token-queries.ts'
import { findLiveToken } from './find-live-token.ts'
import { scopeOfCall, scopeOfFile } from './token-calls.ts'
import { countTokenCall } from './token-limit.ts'
import { type TokenKind, tokenPrefix } from './token-text.ts'

/** How exactly the last use is known: a write a minute, not one for each call. */
const noteEveryMs = 60_000

type Deps = { database: Database; clock: () => Date }

/**
 * Identity that knows tokens of programs beside sessions: `Authorization: Bearer dray_…` works on the calls of its scopes,
 * within its maker's present rights (PLAT-02). Every other bearer goes to the sessions.
 */
export function withApiTokens(sessions: Identity, deps: Deps): Identity {
  // A call that asks twice who calls is one call of the token.
  const found = new WeakMap<FastifyRequest, Promise<SignedInClient>>()
  const identify = (request: FastifyRequest, text: string): Promise<SignedInClient> => {
    const client = found.get(request) ?? identifyToken(deps, request, text)
    found.set(request, client)
    return client
  }
  return {
    readClient: async (request) => {
      const text = tokenOf(request)
      return text === null ? sessions.readClient(request) : identify(request, text)
    },
    // A token has no session for a statement to ask for.
    readCaller: async (request) => (tokenOf(request) === null ? sessions.readCaller(request) : null),
    requireClient: async (request) => {
      const text = tokenOf(request)
      const client = text === null ? await sessions.requireClient(request) : await identify(request, text)
      const { personId: clientId, name } = client
      noteActor({ clientId, name, role: 'buyer', by: text === null ? 'page' : 'token' })
      return client
    },
  }
}

function tokenOf(request: FastifyRequest): string | null {
  const bearer = bearerOf(request)
  return bearer?.startsWith(tokenPrefix) ? bearer : null
}

/**
 * The maker of a token, as the caller. Throws RequestError 401 for a token that is unknown, ended or without its maker's role,
 * 404 for a call that no token reaches, 403 `scope_missing`, 429, and 400 for an action without Idempotency-Key.
 */
async function identifyToken(deps: Deps, request: FastifyRequest, text: string): Promise<SignedInClient> {
  const { database, clock } = deps
  const { token, kind, maker } = await findLiveToken(deps, text)
  const now = clock()
  await countTokenCall(database, { request, tokenId: token.id, now })
  const scope = scopeAsked(request, kind)
  if (scope === null || !(await isOwnAddress(database, request, token))) throw nothingHere()
  if (!token.scopes.includes(scope)) throw scopeMissing(scope)
  requireKey(request)
  if (request.routeOptions.url === '/api/orders') requireOnAccount(request)
  await noteUse(database, {
    id: token.id,
    from: callerOf(request.ip),
    before: new Date(now.getTime() - noteEveryMs),
    now,
  })
  return actionForSite(database, request, {
    id: maker.id,
    personId: maker.id,
    siteId: token.siteId,
    sessionId: '',
    email: maker.email,
    name: kind === 'buyer' ? maker.name : `${maker.name} (token ${token.name})`,
    emailConfirmed: maker.emailConfirmedAt !== null,
    token: { kind, breweryId: token.breweryId },
  })
}

function scopeAsked(
  { method, routeOptions, body, params }: FastifyRequest,
  kind: TokenKind,
): ApiScope | null {
  const path = routeOptions.url ?? ''
  const file = (method === 'GET' ? params : body) as { kind?: unknown } | null | undefined
  return (
    (kind === 'brewery' ? scopeOfFile(method, path, file?.kind) : null) ?? scopeOfCall(kind, method, path)
  )
}

/** A brewery's or a group's token reaches no address of another, though its maker may work there too. */
async function isOwnAddress(
  database: Database,
  request: FastifyRequest,
  { breweryId, groupId }: { breweryId: string | null; groupId: string | null },
): Promise<boolean> {
  const { brewery, group } = (request.params ?? {}) as { brewery?: string; group?: string }
  if (groupId !== null) return (await nameGroups(database, [groupId])).get(groupId)?.slug === group
  if (brewery === undefined || breweryId === null) return true
  const [own] = await nameBreweries(database, [breweryId])
  return own?.slug === brewery
}

function requireKey({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined) return
  throw badField('Idempotency-Key', 'The header Idempotency-Key is missing.')
}

/** A card is paid by a person: a program orders on the buyer's credit account. */
function requireOnAccount({ method, body }: FastifyRequest): void {
  if (method === 'POST' && (body as { payment?: unknown } | null)?.payment !== 'invoice')
    throw onAccountOnly()
}
