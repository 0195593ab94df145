import type { Feature } from '../../feature.ts'
import { settleStandings } from './settle-standings.ts'
import { standingSellRoutes } from './standing-sell-routes.ts'
import { type StandingDeps, standingStaffRoutes } from './standing-staff-routes.ts'

/** Which breweries may sell: the AWRS log, documents, suspension and pause. */
export const standingFeature = {
  register: async (app, deps) => {
    await app.register(standingStaffRoutes, deps)
    await app.register(standingSellRoutes, deps)
  },
  jobs: [{ name: 'settle standings', everySeconds: 20, run: settleStandings }],
} satisfies Feature<StandingDeps>
