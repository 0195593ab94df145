import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { breweryPeopleRoutes } from './brewery-people-routes.ts'
import {
  invitationsTo,
  removeInvitationsBefore,
  removeInvitationsTo,
  withdrawSentBy,
} from './invitation-queries.ts'
import { joinRoutes } from './join-routes.ts'
import { leaveRoutes } from './leave-routes.ts'
import { staffPeopleRoutes } from './staff-people-routes.ts'
import type { PeopleDeps } from './people-calls.ts'

/** How long an invitation that has ended says so to those who open it. */
const rememberedMs = 30 * 86_400_000

async function tidyInvitations({ database, clock }: Pick<PeopleDeps, 'database' | 'clock'>): Promise<void> {
  await removeInvitationsBefore(database, new Date(clock().getTime() - rememberedMs))
}

const emailKeyOf = async (database: Database, clientId: string) =>
  (await requireClientRow(database, clientId)).emailKey

/** The people of breweries and of Dray, and how they are invited. */
export const peopleFeature = {
  register: async (app, deps) => {
    await app.register(joinRoutes, deps)
    await app.register(breweryPeopleRoutes, deps)
    await app.register(leaveRoutes, deps)
    await app.register(staffPeopleRoutes, deps)
  },
  jobs: [{ name: 'tidy invitations', everySeconds: 86_400, run: tidyInvitations }],
  personalData: {
    name: 'invitations',
    read: async (database, clientId) => invitationsTo(database, await emailKeyOf(database, clientId)),
  },
  // A person whose roles end with the account lets no one in afterwards, as one whose role is taken away.
  forgetClient: async (transaction, clientId, now) => {
    await removeInvitationsTo(transaction, await emailKeyOf(transaction, clientId))
    await withdrawSentBy(transaction, clientId, now)
  },
} satisfies Feature<PeopleDeps>
