import Type from 'typebox'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { ClientEmpties, CountDecision } from '../../../shared/api/empties-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { decideCount } from './answer-count.ts'
import { emptiesOfClient } from './client-empties-routes.ts'
import type { EmptiesDeps } from './empties-deps.ts'

const bodyLimit = 8 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }

/** A buyer's containers as the staff see them, and operations' word where pub and brewery disagree (EMPT-02). */
export async function staffEmptiesRoutes(app: App, deps: EmptiesDeps): Promise<void> {
  const { database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/admin/buyers/:id/empties',
    {
      schema: {
        ...documented,
        summary: 'The containers at a buyer’s premises, and the counts of them',
        params: Type.Object({ id: AddressPart }),
        response: { 200: ClientEmpties },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      const { id } = request.params
      if (!isUuid(id)) throw notFound('The client')
      return emptiesOfClient(database, id, clock())
    },
  )

  app.post(
    '/api/admin/empties/counts/:count/decision',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Decides a count that pub and brewery disagree about: it is accepted, or it is not',
        params: Type.Object({ count: AddressPart }),
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: CountDecision,
        response: { 200: Type.Union([StepPreview, Type.Object({})]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, ['operations', 'admin'])
      const { count: id } = request.params
      const now = clock()
      const call = {
        who: clientKeys(actor.clientId),
        call: 'empties-decision',
        key: request.headers['idempotency-key'],
        request: [id, request.body],
        now,
        query: request.query,
      }
      return performAction(database, call, async (transaction) => {
        const row = await decideCount(transaction, { id, ...request.body, actor, publicUrl, now })
        const counted = containersText(row.count, row.kind)
        const stock =
          request.body.outcome === 'book'
            ? [`${counted} fewer are at the pub.`]
            : [`${counted} stay at the pub by the books.`]
        return { answer: {}, effects: { stock } }
      })
    },
  )
}
