import { dayText } from '../../shared/delivery/arrival-text.ts'
import { nameGroup } from '../groups/name-group.ts'
import { changeGroupPlan } from '../orders/organising/change-group-plan.ts'
import { findRunPlans } from '../runs/set-run-plan.ts'
import { findClientByEmail } from '../accounts/find-clients.ts'
import type { Database } from '../database/database.ts'
import { retryTransaction } from '../database/retry-transaction.ts'
import { grantRole, revokeRole } from '../roles/change-role.ts'
import { endTokensOf } from '../tokens/end-token-of.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'
import { readJsonWord } from './read-typed-words.ts'

const setUsage = "groups plan <slug> from=YYYY-MM-DD '<json>' | @<file>"
const showUsage = 'groups show-plan <slug>'
const addUsage = 'groups add-organiser <slug> <e-mail>'
const removeUsage = 'groups remove-organiser <slug> <e-mail>'

/** Run plans of groups, and who organises them. */
export const groupCommands: Record<string, Command> = {
  plan: {
    usage: setUsage,
    does: 'run plan: days, depot, carrier, capacity, tail-lift limit; runs and their orders follow from a day on',
    run: async (database, [slug, from, text], { actor, clock, readFile, publicUrl, openSealer }) => {
      const fromDay = /^from=(\d{4}-\d\d-\d\d)$/.exec(from ?? '')?.[1]
      if (slug === undefined || fromDay === undefined || text === undefined) throw new UsageError(setUsage)
      const group = await nameGroup(database, slug)
      const plan = await readJsonWord(text, readFile)
      const deps = { publicUrl, sealer: await openSealer(), now: clock() }
      const { deadlines = [], warnings = [] } = await retryTransaction(database, (transaction) =>
        changeGroupPlan(transaction, { group, actor, fromDay, plan }, deps),
      )
      const lines = [
        `${group.name} follows this plan from ${dayText(fromDay)} on.`,
        ...deadlines,
        ...warnings,
      ]
      return `${lines.join('\n')}\n`
    },
  },
  'show-plan': {
    usage: showUsage,
    does: 'its run plans as JSON, the newest first',
    run: async (database, [slug]) => {
      if (slug === undefined) throw new UsageError(showUsage)
      const plans = await findRunPlans(database, await nameGroup(database, slug))
      return `${JSON.stringify(
        plans.map(({ version, fromDay, plan }) => ({ version, fromDay, plan })),
        null,
        2,
      )}\n`
    },
  },
  'add-organiser': {
    usage: addUsage,
    does: 'a person runs a group’s pallets: loads, departures, drops',
    run: async (database, words, { actor, clock }) => {
      const { grant, sentence } = await readOrganiser(database, words, addUsage)
      await grantRole(database, grant, { actor, now: clock() })
      return `${sentence}.\n`
    },
  },
  'remove-organiser': {
    usage: removeUsage,
    does: 'and no longer; the person’s tokens of the group end',
    run: async (database, words, { actor, clock }) => {
      const { grant, sentence } = await readOrganiser(database, words, removeUsage)
      const now = clock()
      const ended = await database.transaction(async (transaction) => {
        await revokeRole(transaction, grant, { actor, now })
        const { groupId, clientId: makerId } = grant
        return endTokensOf(transaction, { owner: { groupId }, makerId, now })
      })
      return `${sentence}, no longer.${ended === 0 ? '' : ` Tokens ended: ${ended}.`}\n`
    },
  },
}

async function readOrganiser(database: Database, [slug, email]: string[], form: string) {
  if (slug === undefined || email === undefined) throw new UsageError(form)
  const group = await nameGroup(database, slug)
  const client = await findClientByEmail(database, email)
  if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
  return {
    grant: { clientId: client.id, role: 'organiser' as const, breweryId: null, groupId: group.id },
    sentence: `${client.email}: organiser of ${group.name}`,
  }
}
