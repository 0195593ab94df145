import Type from 'typebox'
import { moneyReaders, moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import {
  LedgerCorrection,
  LedgerCorrections,
  NewCorrection,
} from '../../../shared/api/ledger-corrections-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { requestCorrection, confirmCorrection } from './correct-booking.ts'
import { correctionView, listCorrections } from './list-corrections.ts'
import type { ReconciliationDeps } from './reconciliation-routes.ts'

const bodyLimit = 8 * 1024
const address = '/api/admin/money/corrections'
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const acted = {
  ...documented,
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([LedgerCorrection, StepPreview]) },
}

/** Bookings that finance corrects: reversed, and booked right, each with a preview (STAF-18, LEDG-01). */
export async function correctionRoutes(app: App, deps: ReconciliationDeps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Bookings that were corrected, or wait for a second person',
        response: { 200: LedgerCorrections },
      },
    },
    async (request) => listCorrections(database, (await identifyStaff(deps, request, moneyReaders)).clientId),
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: { ...acted, summary: 'Reverses a booking, and books the right amount', body: NewCorrection },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      const { body: wanted, query } = request
      const now = clock()
      const key = request.headers['idempotency-key']
      const call = { who: clientKeys(actor.clientId), call: 'correct booking', key, query, now }
      return performAction(database, { ...call, request: wanted }, async (transaction) => {
        const { row, effects } = await requestCorrection(transaction, { wanted, actor, now })
        return { answer: correctionView(row, actor.clientId), effects }
      })
    },
  )

  app.post(
    `${address}/:id/confirmation`,
    {
      bodyLimit,
      schema: {
        ...acted,
        summary: 'The second person’s word on a correction, with a second factor of the last ten minutes',
        params: Type.Object({ id: AddressPart }),
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles, { fresh: true })
      const { id } = request.params
      const now = clock()
      const key = request.headers['idempotency-key']
      const asked = { who: clientKeys(actor.clientId), call: 'confirm correction', key, now }
      const call = { ...asked, query: request.query, request: [id] }
      return performAction(database, call, async (transaction) => {
        const { row, effects } = await confirmCorrection(transaction, { id, actor, now })
        return { answer: correctionView(row, actor.clientId), effects }
      })
    },
  )
}
