import Type from 'typebox'
import { mostPrinted, PickingList, PickingDocuments, PickTick } from '../../../../shared/api/picking-api.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { RequiredIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { identifyReader } from '../../../parties/roles/identify-worker.ts'
import { listPicking, listPrinted } from './list-picking.ts'
import { tickLine } from './tick-line.ts'

const name = Type.String({ maxLength: 100 })
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const pickers = ['owner', 'sales', 'cellar'] as const
const bodyLimit = 4 * 1024

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

/** What a brewery's people pick on a day, and their ticks (SELL-24, SELL-25). */
export async function pickingRoutes(app: App, { accounts, identity, database, clock }: Deps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)
  const callers = { accounts, identity }

  app.get(
    '/api/sell/:brewery/picking',
    {
      schema: {
        ...documented,
        summary: 'What is to be picked for a day, drop by drop, and the days with anything to send',
        params: Type.Object({ brewery: name }),
        querystring: Type.Object({
          day: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
        }),
        response: { 200: PickingList },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(callers, request, pickers)
      return listPicking(database, { ...brewery, day: request.query.day, now: clock() })
    },
  )

  app.get(
    '/api/sell/:brewery/picking/papers',
    {
      schema: {
        ...documented,
        summary:
          'What pick lists and delivery notes of some orders say; those that are not accepted are left out',
        params: Type.Object({ brewery: name }),
        querystring: Type.Object({ parts: Type.Optional(Type.String({ maxLength: 37 * mostPrinted })) }),
        response: { 200: PickingDocuments },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(callers, request, pickers)
      const parts = (request.query.parts ?? '').split(',').filter(isUuid).slice(0, mostPrinted)
      return listPrinted(database, { ...brewery, parts, now: clock() })
    },
  )

  app.post(
    '/api/sell/:brewery/picking/:part/ticks',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Ticks units of a line off, or takes the tick back, once for each Idempotency-Key',
        params: Type.Object({ brewery: name, part: name }),
        headers: RequiredIdempotencyKey,
        body: PickTick,
        response: { 200: PickTick },
      },
    },
    async (request) => {
      const { actor, brewery } = await identifyReader(callers, request, pickers)
      const { part } = request.params
      if (!isUuid(part)) throw notFound('The brewery’s order')
      const key = request.headers['idempotency-key']
      const { breweryId } = brewery
      return tickLine(database, {
        ...request.body,
        breweryId,
        clientId: actor.clientId,
        part,
        key,
        now: clock(),
      })
    },
  )
}
