import Value from 'typebox/value'
import { staffGroupViews } from '../../../shared/api/list-views.ts'
import { NewGroup } from '../../../shared/api/staff-groups-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { findStaffGroup } from '../admin/find-staff-group.ts'
import { findStaffGroups } from '../admin/find-staff-groups.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { addMember, openGroup, removeMember } from '../../catalogue/groups/change-group.ts'
import { nameGroup, type NamedGroup } from '../../catalogue/groups/name-group.ts'
import { changeGroupPlan } from '../../trading/orders/organising/change-group-plan.ts'
import { addOrganiser, removeOrganiser } from '../../parties/people/change-organiser.ts'
import { findRunPlans } from '../../parties/runs/set-run-plan.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'
import { readJsonWord } from './read-typed-words.ts'

const setUsage = "groups plan <slug> from=YYYY-MM-DD '<json>' | @<file>"
const showUsage = 'groups show-plan <slug>'
const showGroupUsage = 'groups show <slug>'
const openUsage = 'groups open <slug> <region> <name>'

/** Groups, their breweries, run plans and organisers. */
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
      const first = `${group.name} follows this plan from ${dayText(fromDay)} on.`
      return sentencesOf({ deadlines: [first, ...deadlines], warnings })
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
  list: {
    usage: 'groups list [all|no_organiser|no_run] [<words>]',
    does: 'groups by name: breweries, organisers, next run',
    run: async (database, words) => {
      const view = staffGroupViews.find((each) => each === words[0])
      const q = words.slice(view === undefined ? 0 : 1).join(' ')
      const { rows } = await findStaffGroups(database, { ...(view && { view }), q })
      return rows
        .map(({ slug, name, members, organisers, nextRun }) => {
          const run = nextRun === null ? 'no run' : `next run ${nextRun.day}`
          return `${slug}  ${name}  ${members} breweries, ${organisers} organisers, ${run}\n`
        })
        .join('')
    },
  },
  show: {
    usage: showGroupUsage,
    does: 'a group as JSON: breweries, organisers, what runs that have left charged and cost, and those to come',
    run: async (database, [slug], { clock }) => {
      if (slug === undefined) throw new UsageError(showGroupUsage)
      const group = await findStaffGroup(database, { slug, seesMoney: true, now: clock() })
      return `${JSON.stringify(group, null, 2)}\n`
    },
  },
  open: {
    usage: openUsage,
    does: 'opens a group in a region, without breweries and runs',
    run: async (database, [slug, region, ...words], { actor, clock }) => {
      const group = { slug, region, name: words.join(' ') }
      if (!Value.Check(NewGroup, group)) throw new UsageError(openUsage)
      const now = clock()
      return sentencesOf(
        await database.transaction((transaction) => openGroup(transaction, { ...group, actor, now })),
      )
    },
  },
  'add-brewery': membership('groups add-brewery <slug> <brewery>', 'puts a brewery into a group', addMember),
  'remove-brewery': membership(
    'groups remove-brewery <slug> <brewery>',
    'takes a brewery out of a group; orders that were placed stay on their runs',
    removeMember,
  ),
  'add-organiser': organising(
    'groups add-organiser <slug> <e-mail>',
    'a person runs a group’s pallets: loads, departures, drops',
    addOrganiser,
  ),
  'remove-organiser': organising(
    'groups remove-organiser <slug> <e-mail>',
    'and no longer; the person’s tokens of the group end',
    removeOrganiser,
  ),
}

type Change = { group: NamedGroup; actor: Actor; now: Date }

function membership(
  usage: string,
  does: string,
  work: (transaction: Database, change: Change & { brewery: string }) => Promise<ActionEffects>,
): Command {
  return {
    usage,
    does,
    run: async (database, [slug, brewery], { actor, clock }) => {
      if (slug === undefined || brewery === undefined) throw new UsageError(usage)
      const group = await nameGroup(database, slug)
      const change = { group, brewery, actor, now: clock() }
      return sentencesOf(await database.transaction((transaction) => work(transaction, change)))
    },
  }
}

function organising(
  usage: string,
  does: string,
  work: (transaction: Database, change: Change & { clientId: string }) => Promise<ActionEffects>,
): Command {
  return {
    usage,
    does,
    run: async (database, [slug, email], { actor, clock }) => {
      if (slug === undefined || email === undefined) throw new UsageError(usage)
      const group = await nameGroup(database, slug)
      const client = await findClientByEmail(database, email)
      if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
      const change = { group, clientId: client.id, actor, now: clock() }
      return sentencesOf(await database.transaction((transaction) => work(transaction, change)))
    },
  }
}

const sentencesOf = ({ deadlines = [], warnings = [] }: ActionEffects): string =>
  [...deadlines, ...warnings].map((sentence) => `${sentence}\n`).join('')
