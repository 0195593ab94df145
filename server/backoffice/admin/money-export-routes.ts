import Type from 'typebox'
import { moneyRoles } from '../../../shared/accounts/staff-rights.ts'
import { bookProgramNames } from '../../../shared/payouts/booking-words.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { exportBooks } from '../../finance/payouts/books/export-books.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { exportJournal } from './export-journal.ts'

type ExportDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', maxLength: 7 })
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }

/** A month of Dray's own books as files: its invoices for a program, and the ledger as a journal (PLAT-30, STAF-18). */
export async function moneyExportRoutes(app: App, deps: ExportDeps): Promise<void> {
  const { database, clock } = deps
  neverStore(app)

  app.get(
    '/api/admin/money/exports/:program',
    {
      schema: {
        ...documented,
        summary:
          'A month of Dray’s own invoices and fee invoices as files for Xero, Sage 50 or QuickBooks Online, in a ZIP',
        params: Type.Object({ program: Type.Enum([...bookProgramNames]) }),
        querystring: Type.Object({
          month: Month,
          account: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9 ./-]{1,40}$', maxLength: 40 })),
        }),
      },
    },
    async (request, reply) => {
      await identifyStaff(deps, request, moneyRoles)
      const { program } = request.params
      const { month, account } = request.query
      const wanted = { issuerId: null, issuer: 'Dray', program, month, account }
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="dray-${program}-${month}.zip"`)
        .send(await exportBooks(database, wanted, clock()))
    },
  )

  app.get(
    '/api/admin/money/journal',
    {
      schema: {
        ...documented,
        summary: 'A month of the ledger as a journal, as CSV; its last row is the sum, which is zero',
        querystring: Type.Object({ month: Month }),
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      await identifyStaff(deps, request, moneyRoles)
      const { month } = request.query
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="journal-${month}.csv"`)
        .serializer((text: string) => text)
        .send(await exportJournal(database, month))
    },
  )
}
