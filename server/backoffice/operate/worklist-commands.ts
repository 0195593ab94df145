import { isUuid } from '../../../shared/format/uuid.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { giveBackEntry, snoozeEntry, claimEntry, wakeEntry } from '../../platform/worklist/act-on-entry.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { type Command, UsageError } from './operator-command.ts'

type Acting = { id: string; actor: Actor & { clientId: string }; now: Date }

const snoozeUsage = 'worklist snooze <id> <until> <reason>'

export const worklistCommands: Record<string, Command> = {
  list: {
    usage: 'worklist list [<kind>]',
    does: 'what needs the staff',
    run: async (database, [kind]) => {
      const entries = await findOpenEntries(database, { kind: kind ?? null })
      if (entries.length === 0) return 'Nothing is waiting.\n'
      return entries
        .map(
          ({ kind: what, about, owner, dueAt }) =>
            `${what}  ${about}  ${owner}${dueAt === null ? '' : `, due ${dueAt.toISOString()}`}\n`,
        )
        .join('')
    },
  },
  show: {
    usage: 'worklist show [<kind>]',
    does: 'the same with the ids of the entries, who looks after each, and until when it is put off',
    run: async (database, [kind]) => {
      const entries = await findOpenEntries(database, { kind: kind ?? null })
      const lines = entries.map(({ id, kind: what, about, takenBy, snoozedUntil }) => {
        const taken = takenBy === null ? '' : `, taken by ${takenBy}`
        const asleep = snoozedUntil === null ? '' : `, put off until ${snoozedUntil.toISOString()}`
        return `${id}  ${what}  ${about}${taken}${asleep}\n`
      })
      return lines.join('') || 'Nothing is waiting.\n'
    },
  },
  take: acting('take', { does: 'takes an entry on; with --as alone', act: claimEntry, done: 'taken' }),
  'give-back': acting('give-back', {
    does: 'gives an entry back; with --as alone',
    act: giveBackEntry,
    done: 'given back',
  }),
  wake: acting('wake', { does: 'shows an entry again; with --as alone', act: wakeEntry, done: 'awake' }),
  snooze: {
    usage: snoozeUsage,
    does: 'puts an entry off until a moment, such as 2026-12-01T09:00:00Z; with --as alone',
    run: async (database, [id, moment, ...words], { actor, clock }) => {
      const until = new Date(moment ?? '')
      if (Number.isNaN(until.getTime()) || words.length === 0) throw new UsageError(snoozeUsage)
      const reason = words.join(' ')
      await database.transaction((transaction) =>
        snoozeEntry(transaction, { ...actingOn(id, actor, snoozeUsage), now: clock(), until, reason }),
      )
      return `${id} is put off.\n`
    },
  },
}

type Spoken = { does: string; act: (transaction: Database, acting: Acting) => Promise<void>; done: string }

function acting(verb: string, { does, act, done }: Spoken): Command {
  const usage = `worklist ${verb} <id>`
  return {
    usage,
    does,
    run: async (database, [id], { actor, clock }) => {
      const on = actingOn(id, actor, usage)
      await database.transaction((transaction) => act(transaction, { ...on, now: clock() }))
      return `${id} is ${done}.\n`
    },
  }
}

/** An entry, and the member of the staff who looks after it: the operator of the machine has no account. */
function actingOn(id: string | undefined, actor: Actor, usage: string): Omit<Acting, 'now'> {
  if (id === undefined || !isUuid(id)) throw new UsageError(usage)
  if (actor.clientId === null) throw new UsageError(`${usage} needs --as <e-mail>.`)
  return { id, actor: { ...actor, clientId: actor.clientId } }
}
