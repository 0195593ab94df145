import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import {
  BankAccountBody,
  BreweryBalances,
  BreweryMoney,
  BreweryPaymentBody,
  MoneyEntries,
  PayoutHoldBody,
} from '../../../shared/api/money-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { moneyReaders, moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { receiveFromBrewery } from './bank-payouts.ts'
import { effectsOfMoney } from './effects-of-money.ts'
import { listBalances } from './list-balances.ts'
import { listEntries } from './list-entries.ts'
import type { MoneyDeps } from './money-sell-routes.ts'
import { type MoneyBy, performMoneyAction } from './perform-money-action.ts'
import { holdPayouts, releasePayouts } from './payout-holds.ts'
import { readBreweryMoney } from './read-money.ts'
import { sellersReport } from './sellers-report.ts'
import { setBankAccount } from './set-bank-account.ts'

const bodyLimit = 8 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const OfBrewery = Type.Object({ slug: AddressPart })
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
const ofBrewery = {
  ...documented,
  params: OfBrewery,
  response: { 200: Type.Union([BreweryMoney, StepPreview]) },
}
const breweries = '/api/admin/money/breweries'

/** Finance's calls about breweries' money: operations read, no bank account is shown to others. */
export async function moneyStaffRoutes(app: App, deps: MoneyDeps): Promise<void> {
  const { database, provider, claimedOf, sealer, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const moneyOf = (within: Database, breweryId: string) =>
    readBreweryMoney(within, { breweryId, provider: provider.name, claimedOf, now: clock() })

  /** Does a verb of finance about the brewery of the address; answers its money after it. */
  const about = (
    request: FastifyRequest<{ Params: { slug: string } }>,
    call: string,
    work: (transaction: Database, by: MoneyBy & { breweryId: string }) => Promise<void>,
  ) =>
    performMoneyAction(deps, request, call, async (transaction, by) => {
      const { id: breweryId } = await nameBrewery(transaction, request.params.slug)
      const before = await moneyOf(transaction, breweryId)
      await work(transaction, { breweryId, ...by })
      const answer = await moneyOf(transaction, breweryId)
      return { answer, effects: effectsOfMoney(before, answer) }
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
    {
      schema: {
        ...documented,
        params: OfBrewery,
        response: { 200: BreweryMoney },
        summary: 'The money of a brewery',
      },
    },
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
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
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
      schema: {
        ...ofBrewery,
        summary: 'Lets them go again',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
      },
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
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: BankAccountBody,
      },
    },
    async (request) =>
      about(request, 'bank-account', (transaction, by) =>
        setBankAccount(transaction, { ...by, ...request.body, sealer }),
      ),
  )

  app.post(
    `${breweries}/:slug/payments`,
    {
      bodyLimit,
      schema: {
        ...ofBrewery,
        summary: 'Marks what a brewery paid of its debt by bank',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: BreweryPaymentBody,
      },
    },
    async (request) =>
      about(request, 'brewery-payment', (transaction, by) =>
        receiveFromBrewery(transaction, { ...by, ...request.body }),
      ),
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
        .send(await sellersReport(database, { year, now: clock(), sealer }))
    },
  )
}
