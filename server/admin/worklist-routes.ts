import { staffRoles } from '../../shared/accounts/roles.ts'
import { Worklist } from '../../shared/api/admin-api.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { findOpenEntries } from '../worklist/worklist.ts'

type WorklistDeps = { database: Database; accounts: Accounts; identity: Identity }

/** What waits for Dray's staff. */
export async function worklistRoutes(
  app: App,
  { database, accounts, identity }: WorklistDeps,
): Promise<void> {
  neverStore(app)

  app.get(
    '/api/admin/worklist',
    {
      schema: {
        tags: ['Staff'],
        security: [{ bearer: [] }],
        summary: 'What does not go on by itself, what is due first at the top; at most 1,000 rows',
        response: { 200: Worklist },
      },
    },
    async (request) => {
      await identifyStaff({ accounts, identity }, request, staffRoles)
      const entries = await findOpenEntries(database)
      return {
        rows: entries.map(({ kind, subject, about, owner, openedAt, dueAt }) => ({
          kind,
          subject,
          about,
          owner,
          openedAt: openedAt.toISOString(),
          dueAt: dueAt?.toISOString() ?? null,
        })),
      }
    },
  )
}
