import Type from 'typebox'
import { moneyReaders, moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import {
  PayoutHoldBody,
  PayoutReturnBody,
  PayoutSentAnswer,
  PayoutSentBody,
  StaffPayouts,
} from '../../../shared/api/money-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { matchForeignRefund } from '../payments/foreign-refunds.ts'
import { findStaffRoles } from '../../parties/roles/find-people.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { markPayoutSentByBank } from './bank-payouts.ts'
import { listStaffPayouts } from './list-payouts.ts'
import type { MoneyDeps } from './money-sell-routes.ts'
import { reversePayout } from './reverse-payouts.ts'
import { performMoneyAction } from './perform-money-action.ts'

const bodyLimit = 8 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const OfPayout = Type.Object({ number: AddressPart })
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
const payouts = '/api/admin/money/payouts'

/** Finance's calls about payouts and refunds of the provider's dashboard; operations read. */
export async function payoutStaffRoutes(app: App, deps: MoneyDeps): Promise<void> {
  const { database, sealer } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    payouts,
    {
      schema: {
        ...documented,
        summary: 'Payouts, or those by bank that are to be sent, 50 a page',
        querystring: Type.Object({ page: Page, list: Type.Optional(Type.Enum(['all', 'bank'])) }),
        response: { 200: StaffPayouts },
      },
    },
    async (request) => {
      const { clientId } = await identifyStaff(deps, request, moneyReaders)
      const roles = await findStaffRoles(database, clientId)
      // Bank accounts are for those who pay into them.
      const seesAccounts = moneyRoles.some((role) => roles.includes(role))
      const { page = 1, list } = request.query
      return listStaffPayouts(database, {
        isOpenBank: list === 'bank',
        page,
        sealer: seesAccounts ? sealer : null,
        now: deps.clock(),
      })
    },
  )

  app.post(
    `${payouts}/:number/sent`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Marks a payout of the bank list as sent',
        params: OfPayout,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: PayoutSentBody,
        response: { 200: Type.Union([PayoutSentAnswer, StepPreview]) },
      },
    },
    async (request) =>
      performMoneyAction(deps, request, 'payout-sent', async (transaction, by) => {
        const { dryRun, preview, digest } = request.query
        const isConfirmed = dryRun === 'true' || preview === '1' || digest !== undefined
        const marking = { ...request.params, ...request.body, isConfirmed, ...by }
        const { isSent, doubts } = await markPayoutSentByBank(transaction, marking)
        const effects = isSent
          ? { ...sentEffects(request.params.number), warnings: doubts }
          : withdrawnEffects
        return { answer: { sent: isSent }, effects }
      }),
  )

  app.post(
    `${payouts}/:number/return`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Takes money of a payout back, at most what the brewery owes',
        params: OfPayout,
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: PayoutReturnBody,
        response: { 200: Type.Union([Type.Object({ asked: Type.Boolean() }), StepPreview]) },
      },
    },
    async (request) =>
      performMoneyAction(deps, request, 'payout-return', async (transaction, by) => {
        await reversePayout(transaction, { ...request.params, ...request.body, ...by })
        const taken = formatMinor(request.body.amountMinor)
        return {
          answer: { asked: true },
          effects: { money: [`${taken} is asked back from the brewery’s account at the provider.`] },
        }
      }),
  )

  app.post(
    '/api/admin/money/refunds/:id/match',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says which credit a refund of the provider’s dashboard belongs to',
        params: Type.Object({ id: AddressPart }),
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: PayoutHoldBody,
        response: { 200: Type.Union([Type.Object({ matched: Type.Boolean() }), StepPreview]) },
      },
    },
    async (request) =>
      performMoneyAction(deps, request, 'match-refund', async (transaction, by) => {
        await matchForeignRefund(transaction, { ...request.params, ...request.body, ...by })
        return { answer: { matched: true }, effects: { deadlines: ['The refund leaves the list.'] } }
      }),
  )
}

const sentEffects = (number: string): ActionEffects => ({
  money: [`${number} is booked as paid: the brewery is owed so much less.`],
})
const withdrawnEffects: ActionEffects = {
  warnings: ['Less is due by now: the payout is withdrawn, and nothing is to be sent.'],
}
