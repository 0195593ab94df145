import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import {
  BankAccountBody,
  BreweryBalances,
  BreweryMoney,
  BreweryPaymentBody,
  MoneyEntries,
  PayoutHoldBody,
  PayoutReturnBody,
  PayoutSentAnswer,
  PayoutSentBody,
  StaffPayouts,
} from '../../shared/api/money-api.ts'
import type { Actor } from '../audit/actor.ts'
import { nameBrewery } from '../catalogue/find-breweries.ts'
import { moneyReaders, moneyRoles } from '../credit/credit-verbs.ts'
import type { Database } from '../database/database.ts'
import { AddressPart } from '../http/address-part.ts'
import type { App } from '../http/app-type.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { clientKeys, RequiredIdempotencyKey, withIdempotency } from '../idempotency/with-idempotency.ts'
import { matchForeignRefund } from '../payments/foreign-refunds.ts'
import { identifyStaff, requireFreshFactor } from '../roles/identify-worker.ts'
import { markPayoutSentByBank, receiveFromBrewery } from './bank-payouts.ts'
import { listBalances } from './list-balances.ts'
import { listEntries } from './list-entries.ts'
import { listStaffPayouts } from './list-payouts.ts'
import type { MoneyDeps } from './money-sell-routes.ts'
import { holdPayouts, releasePayouts } from './payout-holds.ts'
import { readBreweryMoney } from './read-money.ts'
import { sellersReport } from './sellers-report.ts'
import { setBankAccount } from './set-bank-account.ts'
import { takePayoutBack } from './take-back-payouts.ts'

const bodyLimit = 8 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const OfBrewery = Type.Object({ slug: AddressPart })
const OfPayout = Type.Object({ number: AddressPart })
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
const ofBrewery = { ...documented, params: OfBrewery, response: { 200: BreweryMoney } }
const breweries = '/api/admin/money/breweries'
const payouts = '/api/admin/money/payouts'

type By = { actor: Actor; now: Date }

/** Finance's calls about breweries' money: operations read, no bank account is shown to others. */
export async function moneyStaffRoutes(app: App, deps: MoneyDeps): Promise<void> {
  const { database, provider, claimedOf, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const moneyOf = (within: Database, breweryId: string) =>
    readBreweryMoney(within, { breweryId, provider: provider.name, claimedOf, now: clock() })

  /** Does a verb of finance once for its key, with a fresh second factor (consoles 2). */
  async function once<Answer>(
    request: FastifyRequest,
    call: string,
    work: (transaction: Database, by: By) => Promise<Answer>,
  ): Promise<Answer> {
    const actor = await identifyStaff(deps, request, moneyRoles)
    await requireFreshFactor(deps, request, 'staff')
    const now = clock()
    const key = String(request.headers['idempotency-key'])
    const name = { who: clientKeys(actor.clientId), call, key, now }
    return withIdempotency(
      database,
      { ...name, request: [request.params, request.body ?? null] },
      (transaction) => work(transaction, { actor, now }),
    )
  }
  /** The same about the brewery of the address; answers its money after it. */
  const about = (
    request: FastifyRequest<{ Params: { slug: string } }>,
    call: string,
    work: (transaction: Database, by: By & { breweryId: string }) => Promise<void>,
  ) =>
    once(request, call, async (transaction, by) => {
      const { id: breweryId } = await nameBrewery(transaction, request.params.slug)
      await work(transaction, { breweryId, ...by })
      return moneyOf(transaction, breweryId)
    })

  app.get(
    breweries,
    {
      schema: {
        ...documented,
        summary: 'Breweries that are owed something, or owe it',
        response: { 200: BreweryBalances },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return listBalances(database, clock())
    },
  )

  app.get(
    `${breweries}/:slug`,
    { schema: { ...ofBrewery, summary: 'The money of a brewery' } },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return moneyOf(database, (await nameBrewery(database, request.params.slug)).id)
    },
  )

  app.get(
    `${breweries}/:slug/entries`,
    {
      schema: {
        ...documented,
        summary: 'The bookings of a brewery’s money, 50 a page',
        params: OfBrewery,
        querystring: Type.Object({ page: Page }),
        response: { 200: MoneyEntries },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      const { id: breweryId } = await nameBrewery(database, request.params.slug)
      return listEntries(database, { breweryId, page: request.query.page ?? 1 })
    },
  )

  app.post(
    `${breweries}/:slug/hold`,
    {
      bodyLimit,
      schema: {
        ...ofBrewery,
        summary: 'Holds the payouts of a brewery back',
        headers: RequiredIdempotencyKey,
        body: PayoutHoldBody,
      },
    },
    async (request) =>
      about(request, 'payout-hold', (transaction, by) =>
        holdPayouts(transaction, { ...by, ...request.body }),
      ),
  )

  app.delete(
    `${breweries}/:slug/hold`,
    {
      bodyLimit,
      schema: { ...ofBrewery, summary: 'Lets them go again', headers: RequiredIdempotencyKey },
    },
    async (request) => about(request, 'payout-release', releasePayouts),
  )

  app.put(
    `${breweries}/:slug/account`,
    {
      bodyLimit,
      schema: {
        ...ofBrewery,
        summary: 'Says into which bank account a brewery is paid',
        headers: RequiredIdempotencyKey,
        body: BankAccountBody,
      },
    },
    async (request) =>
      about(request, 'bank-account', (transaction, by) =>
        setBankAccount(transaction, { ...by, ...request.body }),
      ),
  )

  app.post(
    `${breweries}/:slug/payments`,
    {
      bodyLimit,
      schema: {
        ...ofBrewery,
        summary: 'Marks what a brewery paid of its debt by bank',
        headers: RequiredIdempotencyKey,
        body: BreweryPaymentBody,
      },
    },
    async (request) =>
      about(request, 'brewery-payment', (transaction, by) =>
        receiveFromBrewery(transaction, { ...by, ...request.body }),
      ),
  )

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
      await identifyStaff(deps, request, moneyRoles)
      const { page = 1, list } = request.query
      return listStaffPayouts(database, { isOpenBank: list === 'bank', page })
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
        headers: RequiredIdempotencyKey,
        body: PayoutSentBody,
        response: { 200: PayoutSentAnswer },
      },
    },
    async (request) =>
      once(request, 'payout-sent', async (transaction, by) => ({
        sent: await markPayoutSentByBank(transaction, { ...request.params, ...request.body, ...by }),
      })),
  )

  app.post(
    `${payouts}/:number/return`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Takes money of a payout back, at most what the brewery owes',
        params: OfPayout,
        headers: RequiredIdempotencyKey,
        body: PayoutReturnBody,
        response: { 200: Type.Object({ asked: Type.Boolean() }) },
      },
    },
    async (request) =>
      once(request, 'payout-return', async (transaction, by) => {
        await takePayoutBack(transaction, { ...request.params, ...request.body, ...by })
        return { asked: true }
      }),
  )

  app.get(
    '/api/admin/money/sellers-report',
    {
      schema: {
        ...documented,
        summary: 'The report of sellers of a calendar year, as CSV',
        querystring: Type.Object({ year: Type.Integer({ minimum: 2000, maximum: 2100 }) }),
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      await identifyStaff(deps, request, moneyRoles)
      const { year } = request.query
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="sellers-${year}.csv"`)
        .serializer((text: string) => text)
        .send(await sellersReport(database, { year, now: clock() }))
    },
  )

  app.post(
    '/api/admin/money/refunds/:id/match',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says which credit a refund of the provider’s dashboard belongs to',
        params: Type.Object({ id: AddressPart }),
        headers: RequiredIdempotencyKey,
        body: PayoutHoldBody,
        response: { 200: Type.Object({ matched: Type.Boolean() }) },
      },
    },
    async (request) =>
      once(request, 'match-refund', async (transaction, by) => {
        await matchForeignRefund(transaction, { ...request.params, ...request.body, ...by })
        return { matched: true }
      }),
  )
}
