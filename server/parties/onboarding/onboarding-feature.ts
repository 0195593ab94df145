import type { Accounts } from '../../identity/accounts/accounts.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import type { Feature, ForgetClient } from '../../feature.ts'
import { applicationOf } from './application-queries.ts'
import { applicationStaffRoutes } from './application-staff-routes.ts'
import { closeApplicationEntry } from './application-trail.ts'
import { readOwnApplication } from './application-view.ts'
import { applyRoutes, type OnboardingDeps } from './apply-routes.ts'

/** Runs before an account is deleted: no one need look at its application any more. Its row goes with the client. */
const forgetApplication: ForgetClient = async (transaction, clientId, now) => {
  const row = await applicationOf(transaction, clientId)
  if (row !== null) await closeApplicationEntry(transaction, { id: row.id, by: systemActor, now })
}

/** How a brewery comes to sell on Dray. */
export const onboardingFeature = {
  register: async (app, deps) => {
    await app.register(applyRoutes, deps)
    await app.register(applicationStaffRoutes, deps)
  },
  personalData: { name: 'application', read: readOwnApplication },
  forgetClient: forgetApplication,
} satisfies Feature<OnboardingDeps & { accounts: Accounts }>
