import { RequestError } from '../../platform/errors/request-error.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { snoozeEntry, claimEntry } from '../../platform/worklist/act-on-entry.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { londonMoment, addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { workerOf } from './trade-workers.ts'
import type { TradeWorld } from './trade-world.ts'

const takers = ['support', 'operations', 'finance', 'admin'] as const

/**
 * At the end staff look at what waits: each takes something on, one thing is put off until Thursday week, and support
 * reaches for what another has.
 */
export async function shareWorklist(world: TradeWorld): Promise<void> {
  const { database, now } = world
  const entries = (await findOpenEntries(database)).toSorted((one, other) =>
    compare(nameOf(one), nameOf(other)),
  )
  for (const [at, taker] of takers.entries()) {
    const actor = await workerOf(world, taker)
    const entry = entries[at]
    if (actor !== null && entry !== undefined) await claimEntry(database, { id: entry.id, actor, now })
  }
  const late = entries[takers.length]
  const operations = await workerOf(world, 'operations')
  if (late === undefined || operations === null) return
  await snoozeEntry(database, {
    id: late.id,
    actor: operations,
    now,
    until: londonMoment(addDays(londonDay(now), 9), '09:00'),
    reason: 'Their accountant is away until next week.',
  })
  await reachForTaken(world, entries[1]!.id)
}

type Named = { kind: string; subject: string; about: string }
const nameOf = ({ kind, about }: Named) => `${kind} ${about}`
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** A refusal is in the trail, as every refused action is. */
async function reachForTaken(world: TradeWorld, id: string): Promise<void> {
  const { database, now } = world
  const actor = await workerOf(world, 'support')
  if (actor === null) return
  await claimEntry(database, { id, actor, now }).catch(async (error: unknown) => {
    if (!(error instanceof RequestError)) throw error
    const verb = 'POST /api/admin/worklist/:id/take'
    const subject = { kind: 'call', id: `/api/admin/worklist/${id}/take` }
    await writeAudit(database, { at: now, actor, verb, subject, refusal: error.code })
  })
}
