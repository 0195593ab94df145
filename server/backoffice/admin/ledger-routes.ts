import { moneyReaders } from '../../../shared/accounts/staff-rights.ts'
import {
  LedgerAccountParam,
  LedgerAccounts,
  LedgerEntries,
  LedgerEntryQuery,
  LedgerOwnerQuery,
  LedgerOwners,
} from '../../../shared/api/ledger-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { readEntries, readLedger, readOwners } from './read-ledger.ts'

type LedgerDeps = { database: Database; accounts: Accounts; identity: Identity }

const address = '/api/admin/money/ledger'
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }

/** The ledger: every balance, and the entries that it is the sum of (STAF-18). */
export async function ledgerRoutes(app: App, deps: LedgerDeps): Promise<void> {
  const { database } = deps
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'The accounts of the ledger with their balances',
        response: { 200: LedgerAccounts },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return readLedger(database)
    },
  )

  app.get(
    `${address}/:account`,
    {
      schema: {
        ...documented,
        summary: 'Whose balances an account is made of, the largest first, 50 a page',
        params: LedgerAccountParam,
        querystring: LedgerOwnerQuery,
        response: { 200: LedgerOwners },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      const { account } = request.params
      return readOwners(database, { account, page: request.query.page ?? 1 })
    },
  )

  app.get(
    `${address}/:account/entries`,
    {
      schema: {
        ...documented,
        summary: 'The entries of an account by owner, event, order and day, with their sum, 50 a page',
        params: LedgerAccountParam,
        querystring: LedgerEntryQuery,
        response: { 200: LedgerEntries },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return readEntries(database, { ...request.query, account: request.params.account })
    },
  )
}
