import type { Feature } from '../../feature.ts'
import { chargeRoutes } from './charges/charge-routes.ts'
import { invoiceCharges } from './charges/invoice-charges.ts'
import { clientEmptiesRoutes } from './client-empties-routes.ts'
import { depositRoutes } from './deposit-routes.ts'
import type { EmptiesDeps } from './empties-deps.ts'
import { forgetEmpties, ownEmpties } from './own-empties.ts'
import { sellingEmptiesRoutes } from './selling-empties-routes.ts'
import { staffEmptiesRoutes } from './staff-empties-routes.ts'
import { sweepCounts } from './sweep-counts.ts'

/** Casks and kegs of breweries at pubs: what is out, what came back, and who says so. */
export const emptiesFeature = {
  register: async (app, deps) => {
    await app.register(clientEmptiesRoutes, deps)
    await app.register(sellingEmptiesRoutes, deps)
    await app.register(depositRoutes, deps)
    await app.register(chargeRoutes, deps)
    await app.register(staffEmptiesRoutes, deps)
  },
  jobs: [
    { name: 'sweep counts of empties', everySeconds: 60, run: sweepCounts },
    { name: 'invoice lost containers', everySeconds: 60, run: invoiceCharges },
  ],
  personalData: ownEmpties,
  forgetBuyer: forgetEmpties,
} satisfies Feature<EmptiesDeps>
