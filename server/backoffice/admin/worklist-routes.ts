import Type from 'typebox'
import type { FastifyRequest } from 'fastify'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { Snooze, Worklist, WorklistQuery } from '../../../shared/api/admin-api.ts'
import { WorklistInsight } from '../../../shared/api/insight-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { giveBackEntry, snoozeEntry, claimEntry, wakeEntry } from '../../platform/worklist/act-on-entry.ts'
import { readWorklistDays } from '../../platform/worklist/worklist.ts'
import { readWorklist } from './read-worklist.ts'

type WorklistDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }
type Acting = { id: string; actor: Actor & { clientId: string }; now: Date }
type Action = (transaction: Database, acting: Acting) => Promise<void>

const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const Entry = Type.Object({ id: AddressPart })
const Done = Type.Object({})
const bodyLimit = 8 * 1024

/** What waits for Dray's staff (STAF-02, STAF-05). */
export async function worklistRoutes(app: App, deps: WorklistDeps): Promise<void> {
  const { database, clock } = deps
  neverStore(app)

  app.get(
    '/api/admin/worklist',
    {
      schema: {
        ...documented,
        summary: 'What needs the staff, what is due first at the top, 50 a page',
        querystring: WorklistQuery,
        response: { 200: Worklist },
      },
    },
    async (request) => {
      const { clientId } = await identifyStaff(deps, request, staffRoles)
      return readWorklist(database, { ...request.query, clientId, now: clock() })
    },
  )

  app.get(
    '/api/admin/worklist/insight',
    {
      schema: {
        ...documented,
        summary: 'Entries that came and were closed on the last thirty days, and the oldest of each kind',
        response: { 200: WorklistInsight },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return readWorklistDays(database, clock())
    },
  )

  await app.register(worklistActionRoutes, deps)
}

/** Who looks after what, and until when it can wait (STAF-04). */
async function worklistActionRoutes(app: App, deps: WorklistDeps): Promise<void> {
  acceptStrictJson(app)
  const schema = {
    ...documented,
    params: Entry,
    headers: RequiredIdempotencyKey,
    response: { 200: Done },
  }
  const actions: [verb: string, summary: string, act: Action][] = [
    ['take', 'Takes an entry on, so that colleagues see who looks after it', claimEntry],
    ['give-back', 'Gives an entry back to the next person who takes it', giveBackEntry],
    ['wake', 'Shows an entry again that was put off', wakeEntry],
  ]
  for (const [verb, summary, act] of actions)
    app.post(`/api/admin/worklist/:id/${verb}`, { bodyLimit, schema: { ...schema, summary } }, (request) =>
      once(deps, request as unknown as EntryRequest, { verb, act }),
    )

  app.post(
    '/api/admin/worklist/:id/snooze',
    {
      bodyLimit,
      schema: { ...schema, summary: 'Puts an entry off until a time, for a reason', body: Snooze },
    },
    (request) => {
      const { until, reason } = request.body
      const act: Action = (transaction, acting) =>
        snoozeEntry(transaction, { ...acting, until: new Date(until), reason })
      return once(deps, request as unknown as EntryRequest, { verb: 'snooze', act })
    },
  )
}

type EntryRequest = FastifyRequest<{ Params: { id: string }; Headers: { 'idempotency-key': string } }>

/** Takes a verb with an entry once for its key. Throws RequestError 404 for what is not an open entry. */
async function once(
  deps: WorklistDeps,
  request: EntryRequest,
  { verb, act }: { verb: string; act: Action },
): Promise<object> {
  const actor = await identifyStaff(deps, request, staffRoles)
  const { id } = request.params
  if (!isUuid(id)) throw notFound('The entry')
  const now = deps.clock()
  const key = request.headers['idempotency-key']
  const wanted = [id, request.body ?? null]
  const call = { who: clientKeys(actor.clientId), call: `worklist ${verb}`, key, request: wanted, now }
  return withIdempotency(deps.database, call, async (transaction) => {
    await act(transaction, { id, actor, now })
    return {}
  })
}
