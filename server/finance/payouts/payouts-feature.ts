import type { Feature } from '../../feature.ts'
import { announcePayouts } from './announce-payouts.ts'
import { carrierBillRoutes } from './carrier-bill-routes.ts'
import { makePayouts } from './make-payouts.ts'
import { type MoneyDeps, moneySellRoutes } from './money-sell-routes.ts'
import { moneyStaffRoutes } from './money-staff-routes.ts'
import { sealedAccountNumbers } from './payout-account-queries.ts'
import { payoutStaffRoutes } from './payout-staff-routes.ts'
import { type SendDeps, sendPayouts } from './send-payouts.ts'
import { sendReturns } from './reverse-payouts.ts'
import { writeBreweryStatements } from './write-brewery-statements.ts'
import { watchDebits } from './watch-debits.ts'

/** What breweries are owed, paid, and owe. */
export const payoutsFeature = {
  register: async (app, deps) => {
    await app.register(moneySellRoutes, deps)
    await app.register(moneyStaffRoutes, deps)
    await app.register(carrierBillRoutes, deps)
    await app.register(payoutStaffRoutes, deps)
  },
  sealedColumns: [sealedAccountNumbers],
  jobs: [
    { name: 'make payouts', everySeconds: 60, run: makePayouts },
    { name: 'send payouts', everySeconds: 60, run: sendPayouts },
    { name: 'announce payouts', everySeconds: 60, run: announcePayouts },
    { name: 'take payouts back', everySeconds: 60, run: sendReturns },
    { name: 'write statements of breweries', everySeconds: 3600, run: writeBreweryStatements },
    { name: 'watch debits of breweries', everySeconds: 3600, run: watchDebits },
  ],
} satisfies Feature<MoneyDeps & SendDeps & { publicUrl: string }>
