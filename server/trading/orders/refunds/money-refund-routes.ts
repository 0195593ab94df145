import Type from 'typebox'
import { moneyReaders, moneyRoles } from '../../../../shared/accounts/staff-rights.ts'
import { MoneyRefundQuery, MoneyRefunds } from '../../../../shared/api/money-refunds-api.ts'
import { StepPreview, StepQuery } from '../../../../shared/api/step-preview-api.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import { performAction } from '../../../platform/actions/perform-action.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../../platform/idempotency/with-idempotency.ts'
import { hurryRefund } from '../../../finance/payments/list-card-refunds.ts'
import { identifyStaff } from '../../../parties/roles/identify-worker.ts'
import { bodyLimit } from '../order-calls.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderNumbersOf } from './requested-refund-queries.ts'
import { listMoneyRefunds } from './list-money-refunds.ts'

type Deps = OrderDeps & { accounts: Accounts; identity: Identity }

const address = '/api/admin/money/refunds'
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }

/** Money on its way back to buyers, for finance; operations read (STAF-18). */
export async function moneyRefundRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Refunds that wait for a second person, are owed, of the dashboard, and done, 50 a page',
        querystring: MoneyRefundQuery,
        response: { 200: MoneyRefunds },
      },
    },
    async (request) => {
      const { clientId: readerId } = await identifyStaff(deps, request, moneyReaders)
      const { view = 'asked', page = 1 } = request.query
      return listMoneyRefunds(database, { view, page, readerId })
    },
  )

  app.post(
    `${address}/:id/again`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Asks the provider again for a refund that it has not taken',
        params: Type.Object({ id: AddressPart }),
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        response: { 200: Type.Union([Type.Object({ asked: Type.Boolean() }), StepPreview]) },
      },
    },
    async (request) => {
      const actor = await identifyStaff(deps, request, moneyRoles)
      const { id } = request.params
      const now = clock()
      const call = { who: clientKeys(actor.clientId), call: 'refund-again', request: [id], now }
      const key = request.headers['idempotency-key']
      return performAction(database, { ...call, key, query: request.query }, async (transaction) => {
        const { orderId, amountMinor } = await hurryRefund(transaction, id, now)
        const number = (await orderNumbersOf(transaction, [orderId])).get(orderId)!
        await writeAudit(transaction, {
          at: now,
          actor,
          verb: 'refund tried again',
          subject: { kind: 'order', id: number },
          after: { refund: id, amountMinor },
        })
        const sum = formatMinor(amountMinor)
        return {
          answer: { asked: true },
          effects: { money: [`The provider is asked again to give ${sum} of ${number} back.`] },
        }
      })
    },
  )
}
