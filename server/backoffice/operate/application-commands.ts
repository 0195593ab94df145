import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  countApplications,
  findOwnApplicationId,
  listApplications,
} from '../../parties/onboarding/application-view.ts'
import { type ApplicationVerb, decideApplication } from '../../parties/onboarding/decide-application.ts'
import { type Command, NothingThere, type OperatorContext, UsageError } from './operator-command.ts'

const mostListed = 500

/** Applications to sell on Dray, by the use case of the staff's calls. */
export const applicationCommands: Record<string, Command> = {
  applications: {
    usage: 'breweries applications',
    does: 'who wants to sell on Dray, the longest waiting first',
    run: async (database) => {
      const rows = await listApplications(database, { offset: 0, limit: mostListed })
      if (rows.length === 0) return 'There are none.\n'
      const lines = rows.map(
        ({ id, name, application }) =>
          `${id}  ${name}, by ${application.applicant}, ${application.appliedAt}\n`,
      )
      const more = (await countApplications(database)) - rows.length
      return lines.join('') + (more > 0 ? `and ${more} more\n` : '')
    },
  },
  'take-on': {
    usage: 'breweries take-on <e-mail> [<note>]',
    does: 'the applicant becomes the owner of a new brewery, and its console opens',
    run: (database, words, context) =>
      decide(database, words, context, { verb: 'take-on', usage: 'breweries take-on <e-mail> [<note>]' }),
  },
  'turn-down': {
    usage: 'breweries turn-down <e-mail> <reason>',
    does: 'does not take a brewery on; the applicant reads the reason and may apply again',
    run: (database, words, context) =>
      decide(database, words, context, { verb: 'turn-down', usage: 'breweries turn-down <e-mail> <reason>' }),
  },
}

async function decide(
  database: Database,
  [email, ...words]: string[],
  { actor, publicUrl, clock }: OperatorContext,
  { verb, usage }: { verb: ApplicationVerb; usage: string },
): Promise<string> {
  if (email === undefined || (verb === 'turn-down' && words.length === 0)) throw new UsageError(usage)
  const client = await findClientByEmail(database, email)
  const id = client && (await findOwnApplicationId(database, client.id))
  if (!id) throw new NothingThere(`No one with the address ${email} has applied.`)
  const deciding = { id, verb, reason: words.join(' ') || null, actor, publicUrl, now: clock() }
  const { effects } = await database.transaction((transaction) => decideApplication(transaction, deciding))
  return `${(effects.deadlines ?? []).join(' ')}\n`
}
