import { nameBrewery } from '../catalogue/find-breweries.ts'
import { setPayoutAccount } from '../payments/payout-accounts.ts'
import { type Command, UsageError } from './operator-command.ts'

const usage = 'breweries stripe-account <slug> <acct_…>'

export const breweryCommands: Record<string, Command> = {
  'stripe-account': {
    usage,
    does: 'where the money of a brewery goes once it has dispatched',
    run: async (database, [slug, account], { clock }) => {
      if (slug === undefined || account === undefined) throw new UsageError(usage)
      const { id: breweryId, name } = await nameBrewery(database, slug)
      await setPayoutAccount(database, { breweryId, account, now: clock() })
      return `${name} is paid into ${account}.\n`
    },
  },
}
