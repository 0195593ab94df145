import { dayText } from '../../shared/delivery/arrival-text.ts'
import { nameGroup } from '../groups/name-group.ts'
import { runsWithOrders } from '../orders/runs/find-run-loads.ts'
import { findRunPlans, setRunPlan } from '../runs/set-run-plan.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readJsonWord } from './read-json-word.ts'

const setUsage = "groups plan <slug> from=YYYY-MM-DD '<json>' | @<file>"
const showUsage = 'groups show-plan <slug>'

/** Run plans of groups. */
export const groupCommands: Record<string, Command> = {
  plan: {
    usage: setUsage,
    does: 'run plan: days, depot, carrier, capacity, tail-lift limit; it counts from the run of a day on',
    run: async (database, [slug, from, text], { actor, clock, readFile }) => {
      const fromDay = /^from=(\d{4}-\d\d-\d\d)$/.exec(from ?? '')?.[1]
      if (slug === undefined || fromDay === undefined || text === undefined) throw new UsageError(setUsage)
      const group = await nameGroup(database, slug)
      const plan = await readJsonWord(text, readFile)
      const now = clock()
      await setRunPlan(database, group, {
        fromDay,
        plan,
        actor,
        now,
        haveOrders: runsWithOrders,
      })
      return `${group.name} follows this plan from ${dayText(fromDay)} on.\n`
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
}
