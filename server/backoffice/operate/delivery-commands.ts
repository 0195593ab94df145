import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { setDeliveryTerms, termsInForce } from '../../trading/delivery-terms/set-delivery-terms.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readJsonWord } from './read-typed-words.ts'

const setUsage = "delivery set <slug>|dray '<json>' | @<file>"
const showUsage = 'delivery show <slug>|dray'

/** Terms of breweries, and of Dray for accessories. */
export const deliveryCommands: Record<string, Command> = {
  set: {
    usage: setUsage,
    does: 'delivery terms: zones, charges, days, minimums, collection',
    run: async (database, [slug, text], { actor, clock, readFile }) => {
      if (slug === undefined || text === undefined) throw new UsageError(setUsage)
      const { id, name } = await senderOf(database, slug)
      const terms = await readJsonWord(text, readFile)
      const saved = await setDeliveryTerms(database, { breweryId: id }, { terms, actor, now: clock() })
      return `${name} delivers by version ${saved.version} of its terms.\n`
    },
  },
  show: {
    usage: showUsage,
    does: 'the terms in force as JSON, with their version (0: the default)',
    run: async (database, [slug]) => {
      if (slug === undefined) throw new UsageError(showUsage)
      const { id } = await senderOf(database, slug)
      return `${JSON.stringify((await termsInForce(database, [id]))(id), null, 2)}\n`
    },
  },
}

const senderOf = async (database: Database, slug: string): Promise<{ id: string | null; name: string }> =>
  slug === 'dray' ? { id: null, name: 'Dray' } : nameBrewery(database, slug)
