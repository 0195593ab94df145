import { nameBrewery } from '../catalogue/find-breweries.ts'
import { isBreweryRole } from '../../shared/accounts/roles.ts'
import { findClientByEmail } from '../accounts/find-client-by-email.ts'
import { operatorActor } from '../audit/actor.ts'
import type { Database } from '../database/database.ts'
import { grantRole, revokeRole } from '../roles/change-role.ts'
import { setPayoutAccount } from '../payments/payout-accounts.ts'
import { type Command, UsageError } from './operator-command.ts'
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
  'add-member': {
    usage: 'breweries add-member <slug> <e-mail> <role>',
    does: 'somebody works for a brewery as owner, sales, cellar or accounts',
    run: async (database, words, { clock }) => {
      const { grant, sentence } = await readMember(
        database,
        words,
        'breweries add-member <slug> <e-mail> <role>',
      )
      await grantRole(database, grant, { actor: operatorActor, now: clock() })
      return `${sentence}.\n`
    },
  },
  'remove-member': {
    usage: 'breweries remove-member <slug> <e-mail> <role>',
    does: 'and no longer; a brewery has one owner at least',
    run: async (database, words, { clock }) => {
      const { grant, sentence } = await readMember(
        database,
        words,
        'breweries remove-member <slug> <e-mail> <role>',
      )
      await revokeRole(database, grant, { actor: operatorActor, now: clock() })
      return `${sentence}, no longer.\n`
    },
  },
}

async function readMember(database: Database, [slug, email, role]: string[], form: string) {
  if (slug === undefined || email === undefined || role === undefined || !isBreweryRole(role))
    throw new UsageError(form)
  const brewery = await nameBrewery(database, slug)
  const client = await findClientByEmail(database, email)
  if (client === null) throw new UsageError(`There is no account with the address ${email}.`)
  return {
    grant: { clientId: client.id, role, breweryId: brewery.id },
    sentence: `${client.email}: ${role} of ${brewery.name}`,
  }
}
