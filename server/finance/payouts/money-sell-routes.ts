import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { PayoutWeeks } from '../../../shared/api/insight-api.ts'
import {
  BankAccountBody,
  BreweryMoney,
  MoneyEntries,
  MoneyDocuments,
  PayoutList,
  SaleList,
} from '../../../shared/api/money-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { bookProgramNames } from '../../../shared/payouts/booking-words.ts'
import { payoutStates } from '../../../shared/payouts/payout-words.ts'
import { londonMoment } from '../../../shared/working-time/working-time.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader, requireFreshFactor } from '../../parties/roles/identify-worker.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import { exportBooks } from './books/export-books.ts'
import type { ClaimedOf } from './find-available.ts'
import { effectsOfAccount } from './effects-of-money.ts'
import { exportEntries, exportPayouts, exportSales } from './export-money.ts'
import { listEntries } from './list-entries.ts'
import { listDocuments } from './list-documents.ts'
import { listPayouts, readPayoutWeeks } from './list-payouts.ts'
import { type FeesOf, listSales } from './list-sales.ts'
import { readBreweryMoney } from './read-money.ts'
import { setBankAccount } from './set-bank-account.ts'

export type MoneyDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  provider: { name: string }
  claimedOf: ClaimedOf
  feesOf: FeesOf
  sealer: Sealer
  clock: () => Date
}

const bodyLimit = 8 * 1024
const address = '/api/sell/:brewery/money'
const params = Type.Object({ brewery: AddressPart })
const documented = { tags: ['Selling'], security: [{ bearer: [] }], params }
const Search = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  format: Type.Optional(Type.Enum(['json', 'csv'])),
})
const EntrySearch = Type.Object({
  ...Search.properties,
  account: Type.Optional(Type.Enum(['held', 'due'])),
})
const PayoutsSearch = Type.Object({
  ...Search.properties,
  state: Type.Optional(Type.Enum([...payoutStates])),
  /** Sent on this day in London or later. */
  from: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
})
const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', maxLength: 7 })
const readers = ['owner', 'accounts'] as const

type CallRequest = FastifyRequest<{ Params: { brewery: string } }>

/** A brewery's money, for its owner and accounts (consoles, rows and roles of Money). */
export async function moneySellRoutes(app: App, deps: MoneyDeps): Promise<void> {
  const { database, provider, claimedOf, feesOf, sealer, clock } = deps
  acceptStrictJson(app)
  neverStore(app)
  const breweryOf = async (request: CallRequest) =>
    (await identifyReader(deps, request, readers)).brewery.breweryId
  const moneyOf = (within: Database, breweryId: string) =>
    readBreweryMoney(within, { breweryId, provider: provider.name, claimedOf, now: clock() })

  app.get(
    address,
    { schema: { ...documented, summary: 'A brewery’s money', response: { 200: BreweryMoney } } },
    async (request) => moneyOf(database, await breweryOf(request)),
  )

  app.get(
    `${address}/entries`,
    {
      schema: {
        ...documented,
        summary: 'Every booking of it with its document, 50 a page; or all as CSV',
        querystring: EntrySearch,
        response: { 200: Type.Union([MoneyEntries, Type.String()]) },
      },
    },
    async (request, reply) => {
      const breweryId = await breweryOf(request)
      const { page = 1, format, account } = request.query
      const wanted = { breweryId, account }
      if (format === 'csv') return sendCsv(reply, 'entries', await exportEntries(database, wanted))
      return listEntries(database, { ...wanted, page })
    },
  )

  app.get(
    `${address}/sales`,
    {
      schema: {
        ...documented,
        summary: 'A brewery’s sales, a row a part, 50 a page; or all as CSV',
        querystring: Search,
        response: { 200: Type.Union([SaleList, Type.String()]) },
      },
    },
    async (request, reply) => {
      const breweryId = await breweryOf(request)
      const { page = 1, format } = request.query
      if (format === 'csv') return sendCsv(reply, 'sales', await exportSales(database, { breweryId, feesOf }))
      return listSales(database, { breweryId, page, feesOf })
    },
  )

  app.get(
    `${address}/payouts`,
    {
      schema: {
        ...documented,
        summary: 'A brewery’s payouts, 50 a page; or all as CSV',
        querystring: PayoutsSearch,
        response: { 200: Type.Union([PayoutList, Type.String()]) },
      },
    },
    async (request, reply) => {
      const breweryId = await breweryOf(request)
      const { page = 1, format, state, from } = request.query
      const wanted = { breweryId, state, ...(from && { sentFrom: londonMoment(from, '00:00') }) }
      if (format === 'csv') return sendCsv(reply, 'payouts', await exportPayouts(database, wanted))
      return listPayouts(database, { ...wanted, page })
    },
  )

  app.get(
    `${address}/weeks`,
    {
      schema: {
        ...documented,
        summary: 'A brewery’s payouts of the last 13 weeks, by week',
        response: { 200: PayoutWeeks },
      },
    },
    async (request) => readPayoutWeeks(database, await breweryOf(request), clock()),
  )

  app.get(
    `${address}/papers`,
    {
      schema: {
        ...documented,
        summary: 'A brewery’s invoices, credit notes, fee invoices and statements, 50 a page',
        querystring: Type.Pick(Search, ['page']),
        response: { 200: MoneyDocuments },
      },
    },
    async (request) => {
      const breweryId = await breweryOf(request)
      return listDocuments(database, { breweryId, page: request.query.page ?? 1 })
    },
  )

  app.get(
    `${address}/exports/:program`,
    {
      schema: {
        ...documented,
        summary:
          'A month’s invoices and credit notes as files for Xero, Sage 50 or QuickBooks Online, in a ZIP',
        params: Type.Object({ brewery: AddressPart, program: Type.Enum([...bookProgramNames]) }),
        querystring: Type.Object({
          month: Month,
          account: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9 ./-]{1,40}$', maxLength: 40 })),
        }),
      },
    },
    async (request, reply) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const { program } = request.params
      const { month, account } = request.query
      const wanted = {
        issuerId: brewery.breweryId,
        issuer: request.params.brewery,
        program,
        month,
        account,
      }
      const file = await exportBooks(database, wanted, clock())
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${program}-${month}.zip"`)
        .send(file)
    },
  )

  app.put(
    `${address}/account`,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Says into which bank account a brewery is paid',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: BankAccountBody,
        response: { 200: Type.Union([BreweryMoney, StepPreview]) },
      },
    },
    async (request) => {
      // For those who do not see the money there is no account either.
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, ['owner'])
      await requireFreshFactor(deps, request, 'trade')
      const { breweryId } = brewery
      const now = clock()
      const key = request.headers['idempotency-key']
      const once = { who: clientKeys(actor.clientId), call: 'sell-bank-account', key, now }
      const asked = { ...once, request: [breweryId, request.body], query: request.query }
      return performAction(database, asked, async (transaction) => {
        const before = await moneyOf(transaction, breweryId)
        await setBankAccount(transaction, { ...request.body, breweryId, actor, now, sealer })
        const answer = await moneyOf(transaction, breweryId)
        return { answer, effects: effectsOfAccount(before, answer) }
      })
    },
  )
}

const sendCsv = (reply: FastifyReply, name: string, file: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .serializer((text: string) => text)
    .send(file)
