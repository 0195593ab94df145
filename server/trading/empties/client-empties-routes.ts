import Type from 'typebox'
import { ClientEmpties, CountAnswer, EmptiesGiven } from '../../../shared/api/empties-api.ts'
import { SiteQuery } from '../../../shared/api/site-query.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.ts'
import { answerCount } from './answer-count.ts'
import { countBack } from './count-back.ts'
import { placeRow } from './container-place-queries.ts'
import type { EmptiesDeps } from './empties-deps.ts'
import { readCharges } from './charges/read-charges.ts'
import { readContainers, readCounts } from './read-containers.ts'

const address = '/api/account/empties'
const bodyLimit = 8 * 1024
const documented = {
  tags: ['Orders'],
  security: [{ bearer: [] }],
  response: { 200: ClientEmpties },
}

/** A client's own containers, what it gave back, and counts it is asked about (EMPT-02, EMPT-04). */
export async function clientEmptiesRoutes(app: App, deps: EmptiesDeps): Promise<void> {
  const { database, identity, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The containers at the client’s premises by brewery, kind and age',
        querystring: SiteQuery,
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return emptiesOfClient(database, id, clock())
    },
  )

  app.post(
    `${address}/counts`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says what was given back; the brewery is asked, and 5 working days of silence agree',
        headers: RequiredIdempotencyKey,
        body: EmptiesGiven,
      },
    },
    async (request) => {
      const { id: clientId, name } = await identity.requireClient(request)
      const { place, brewery, kind, count, note = null } = request.body
      const now = clock()
      const key = request.headers['idempotency-key']
      const call = { who: clientKeys(clientId), call: 'empties-given', key, request: request.body, now }
      await withIdempotency(database, call, async (transaction) => {
        const found = isUuid(place) && isUuid(brewery) ? await placeRow(transaction, place) : null
        if (found?.clientId !== clientId) throw notFound('The place')
        await countBack(transaction, {
          cell: { placeId: place, breweryId: brewery, kind },
          count,
          side: 'pub',
          countedBy: name,
          note,
          actor: { clientId, name, role: 'buyer', by: 'page' },
          publicUrl,
          now,
        })
        return {}
      })
      return emptiesOfClient(database, clientId, now)
    },
  )

  app.post(
    `${address}/counts/:count/answer`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Agrees to a count of the brewery, or says no: then Dray decides',
        params: Type.Object({ count: AddressPart }),
        headers: RequiredIdempotencyKey,
        body: CountAnswer,
      },
    },
    async (request) => {
      const { id: clientId, name } = await identity.requireClient(request)
      const { count: id } = request.params
      const now = clock()
      const key = request.headers['idempotency-key']
      const call = {
        who: clientKeys(clientId),
        call: 'empties-answer',
        key,
        request: [id, request.body],
        now,
      }
      await withIdempotency(database, call, async (transaction) => {
        const actor = { clientId, name, role: 'buyer' as const, by: 'page' as const }
        await answerCount(transaction, { id, of: { clientId }, ...request.body, actor, publicUrl, now })
        return {}
      })
      return emptiesOfClient(database, clientId, now)
    },
  )
}

/** What is at a client's premises, and the counts of it. */
export async function emptiesOfClient(
  database: Database,
  clientId: string,
  now: Date,
): Promise<ClientEmpties> {
  return {
    rows: await readContainers(database, { clientId }, now),
    counts: await readCounts(database, { clientId }, now),
    charges: await readCharges(database, { clientId }, now),
  }
}
