import { creditPath } from '../../../shared/orders/account-paths.ts'
import type { Feature } from '../../feature.ts'
import { loadCredit } from './credit-page.ts'
import { type CreditDeps, creditRoutes } from './credit-routes.ts'
import { creditStaffRoutes } from './credit-staff-routes.ts'
import { forgetCredit, ownCredit, unsettledCredit } from './own-credit.ts'
import { payBackRoutes } from './pay-back-routes.ts'
import { lapsePayBacks, lapseWriteOffs, settleCreditDays } from './settle-credit-days.ts'
import { writeStatements } from './write-statements.ts'

/** Credit accounts: who may order on account, what is due, and what came in by bank. */
export const creditFeature = {
  register: async (app, deps) => {
    await app.register(creditRoutes, deps)
    await app.register(creditStaffRoutes, deps)
    await app.register(payBackRoutes, deps)
  },
  pages: {
    credit: { paths: [creditPath], queryNames: [], audience: 'everybody', load: loadCredit },
  },
  jobs: [
    { name: 'settle credit', everySeconds: 60, run: settleCreditDays },
    { name: 'lapse write-offs', everySeconds: 600, run: lapseWriteOffs },
    { name: 'lapse payments back', everySeconds: 600, run: lapsePayBacks },
    { name: 'write statements', everySeconds: 3600, run: writeStatements },
  ],
  personalData: ownCredit,
  forgetBuyer: forgetCredit,
  unsettled: unsettledCredit,
} satisfies Feature<CreditDeps>
