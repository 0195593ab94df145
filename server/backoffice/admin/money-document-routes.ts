import Type from 'typebox'
import { moneyReaders } from '../../../shared/accounts/staff-rights.ts'
import { FeeInvoices } from '../../../shared/api/fees-api.ts'
import { DocumentSeries, SeriesDocuments } from '../../../shared/api/staff-documents-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { listFeeInvoices } from '../../finance/documents/list-fee-invoices.ts'
import { listDocumentsOfSeries, listSeries } from '../../finance/documents/list-series.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'

type DocumentDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

const PageQuery = Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) })
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }

/** Documents by issuer and series, and whether a number is missing (STAF-19). */
export async function documentRoutes(app: App, deps: DocumentDeps): Promise<void> {
  const { database, clock } = deps
  neverStore(app)

  app.get(
    '/api/admin/money/papers',
    {
      schema: {
        ...documented,
        summary: 'Series of documents with their issuers and the numbers that are missing',
        response: { 200: DocumentSeries },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return listSeries(database)
    },
  )

  app.get(
    '/api/admin/money/fees',
    {
      schema: {
        ...documented,
        summary: 'What breweries are billed by the month, the newest first, 50 a page, and this month so far',
        querystring: PageQuery,
        response: { 200: FeeInvoices },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return listFeeInvoices(database, { page: request.query.page ?? 1, now: clock() })
    },
  )

  app.get(
    '/api/admin/money/papers/:series',
    {
      schema: {
        ...documented,
        summary: 'The documents of a series, the newest first, 50 a page',
        params: Type.Object({ series: AddressPart }),
        querystring: PageQuery,
        response: { 200: SeriesDocuments },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      const { page = 1 } = request.query
      return listDocumentsOfSeries(database, { series: request.params.series, page })
    },
  )
}
