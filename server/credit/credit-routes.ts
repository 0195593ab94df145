import { OwnCredit } from '../../shared/api/credit-api.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import { readOwnCredit } from './credit-view.ts'
import type { UninvoicedOf } from './require-credit.ts'

export type CreditDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  publicUrl: string
  clock: () => Date
  /** What of a client's orders on account is not invoiced yet: orders know. */
  uninvoicedOf: UninvoicedOf
}

/** The client's own credit account (CRED-01). */
export async function creditRoutes(app: App, deps: CreditDeps): Promise<void> {
  const { database, identity, clock, uninvoicedOf } = deps
  neverStore(app)

  app.get(
    '/api/account/credit',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'What the client may order on account, and what is due',
        response: { 200: OwnCredit },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return readOwnCredit(database, id, { uninvoicedOf, now: clock() })
    },
  )
}
