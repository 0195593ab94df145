import { isUuid } from '../../../shared/format/uuid.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import type { Database } from '../../platform/database/database.ts'
import { endTokenOf } from '../../parties/tokens/end-token-of.ts'
import { listTokens } from '../../parties/tokens/own-tokens.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'

const listUsage = 'tokens list <brewery>|group:<group>|<e-mail>'
const endUsage = 'tokens end <brewery>|group:<group>|<e-mail> <id>'
/** A group may have the slug of a brewery. */
const groupWord = 'group:'

/** Tokens by which programs of breweries, groups and buyers call; they are made by those who use them alone. */
export const tokenCommands: Record<string, Command> = {
  list: {
    usage: listUsage,
    does: 'the tokens of a brewery, a group or a buyer without their texts: who made each, what it may, its end and last use',
    run: async (database, [whose]) => {
      const tokens = await listTokens(database, await ownerOf(database, whose, listUsage))
      const lines = tokens.map(({ id, name, scopes, madeBy, endsAt, lastUsedAt }) => {
        const used = lastUsedAt === null ? 'never used' : `used ${lastUsedAt}`
        return `${id}  ${name}  ${scopes.join(' ')}  by ${madeBy}  until ${endsAt}  ${used}\n`
      })
      return lines.join('') || 'There is none.\n'
    },
  },
  end: {
    usage: endUsage,
    does: 'ends a token at once, such as one that strangers have seen',
    run: async (database, [whose, id], { actor, clock }) => {
      const owner = await ownerOf(database, whose, endUsage)
      if (id === undefined || !isUuid(id)) throw new UsageError(endUsage)
      await database.transaction((transaction) =>
        endTokenOf(transaction, { id, owner, makerId: null, actor, now: clock() }),
      )
      return `${id} has ended.\n`
    },
  },
}

async function ownerOf(database: Database, whose: string | undefined, usage: string) {
  if (whose === undefined) throw new UsageError(usage)
  if (whose.startsWith(groupWord))
    return { groupId: (await nameGroup(database, whose.slice(groupWord.length))).id }
  if (!whose.includes('@')) return { breweryId: (await nameBrewery(database, whose)).id }
  const client = await findClientByEmail(database, whose)
  if (client === null) throw new NothingThere(`There is no account with the address ${whose}.`)
  return { clientId: client.id }
}
