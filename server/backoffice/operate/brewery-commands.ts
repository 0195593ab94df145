import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { isBreweryRole } from '../../../shared/accounts/roles.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { giveCode } from '../../finance/documents/find-code.ts'
import { agreeFeeRate } from '../../finance/payments/fee-rates.ts'
import { removeRole } from '../../parties/people/remove-role.ts'
import { grantRole } from '../../parties/roles/change-role.ts'
import { setPayoutAccount } from '../../finance/payments/payout-accounts.ts'
import { applicationCommands } from './application-commands.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'
import { standingCommands } from './standing-commands.ts'

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
  ...standingCommands,
  ...applicationCommands,
  'document-code': {
    usage: 'breweries document-code <slug> <CODE>',
    does: 'the 3 to 5 letters of its invoices, before the first one; they never change',
    run: async (database, [slug, code]) => {
      if (slug === undefined || code === undefined)
        throw new UsageError('breweries document-code <slug> <CODE>')
      const { id: breweryId, name } = await nameBrewery(database, slug)
      await giveCode(database, { breweryId, code })
      return `Documents of ${name} are numbered ${code}-000001 and upwards.\n`
    },
  },
  fee: {
    usage: 'breweries fee <slug> <percent|platform>',
    does: 'what Dray keeps of orders placed from now on, with VAT; platform is that of the settings',
    run: async (database, [slug, percent = ''], { actor, clock }) => {
      const isNumber = /^\d{1,2}(\.\d{1,2})?$/.test(percent)
      if (slug === undefined || !(isNumber || percent === 'platform'))
        throw new UsageError('breweries fee <slug> <percent|platform>')
      const { id: breweryId, name } = await nameBrewery(database, slug)
      const rate = isNumber ? Math.round(Number(percent) * 100) : null
      await agreeFeeRate(database, { breweryId, rate, setBy: actor.name, now: clock() })
      return `${name} pays ${rate === null ? 'the platform’s fee' : `${percent}%`} from now on.\n`
    },
  },
  'add-member': {
    usage: 'breweries add-member <slug> <e-mail> <role>',
    does: 'someone works for a brewery as owner, sales, cellar or accounts',
    run: async (database, words, { actor, clock }) => {
      const { grant, sentence } = await readMember(
        database,
        words,
        'breweries add-member <slug> <e-mail> <role>',
      )
      await grantRole(database, grant, { actor, now: clock() })
      return `${sentence}.\n`
    },
  },
  'remove-member': {
    usage: 'breweries remove-member <slug> <e-mail> <role>',
    does: 'and no longer; with the last role the person’s tokens end, and a brewery has one owner at least',
    run: async (database, words, { actor, clock }) => {
      const { grant, sentence } = await readMember(
        database,
        words,
        'breweries remove-member <slug> <e-mail> <role>',
      )
      const { ended } = await database.transaction((transaction) =>
        removeRole(transaction, { ...grant, actor, now: clock() }),
      )
      return `${sentence}, no longer.${ended === 0 ? '' : ` Tokens ended: ${ended}.`}\n`
    },
  },
}

async function readMember(database: Database, [slug, email, role]: string[], form: string) {
  if (slug === undefined || email === undefined || role === undefined || !isBreweryRole(role))
    throw new UsageError(form)
  const brewery = await nameBrewery(database, slug)
  const client = await findClientByEmail(database, email)
  if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
  return {
    grant: { clientId: client.id, role, breweryId: brewery.id },
    sentence: `${client.email}: ${role} of ${brewery.name}`,
  }
}
