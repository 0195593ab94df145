import { formatMinor } from '../../../../shared/format/money.ts'
import type { Database } from '../../../platform/database/database.ts'
import { hasOtherStaff } from '../../../parties/roles/find-people.ts'
import { openEntry } from '../../../platform/worklist/worklist.ts'
import type { StepActor } from '../life/part-step.ts'
import type { HeldOrder } from '../order-queries.ts'
import { confirmBy, confirmRoles, needsSecondPerson, startOfDay } from './refund-limits.ts'
import { type RefundRow, sumAloneRefunds } from './refund-queries.ts'

/** The kind of its entry on the worklist. */
export const refundEntry = 'refund'

type Giving = {
  order: Pick<HeldOrder, 'id'>
  actor: StepActor
  /** Pence with VAT. */
  grossMinor: number
  /** What a session without a fresh second factor is answered where a second person has to confirm (ROLE-12). */
  staleFactor: Error | null
  now: Date
}

/**
 * Whether a refund waits for a second person, and whether the only such person gives it alone. Throws the error of a stale
 * second factor where it is needed.
 */
export async function assessSecondPerson(
  transaction: Database,
  { order, actor, grossMinor, staleFactor, now }: Giving,
): Promise<{ waits: boolean; isAlone: boolean }> {
  const todayMinor = await sumAloneRefunds(transaction, { orderId: order.id, since: startOfDay(now) })
  if (!needsSecondPerson(actor.role, { todayMinor, grossMinor })) return { waits: false, isAlone: false }
  if (staleFactor !== null) throw staleFactor
  const isAlone = await isOnlyPerson(transaction, actor)
  return { waits: !isAlone, isAlone }
}

/** Whether no one else could confirm what this person of finance or admin requests. */
async function isOnlyPerson(transaction: Database, { id, role }: StepActor): Promise<boolean> {
  if (role === 'support' || role === 'operations') return false
  return !(await hasOtherStaff(transaction, id, confirmRoles))
}

/** Puts a refund on the worklist of finance until a second person confirms it. */
export function openRefundEntry(
  transaction: Database,
  { id, askedBy, askedAt, grossMinor, note }: RefundRow,
  { number, now }: { number: string; now: Date },
): Promise<void> {
  return openEntry(transaction, {
    kind: refundEntry,
    subject: id,
    about: `${askedBy} asks to give back ${formatMinor(grossMinor)} of ${number}: ${note}`,
    owner: 'finance',
    now,
    dueAt: confirmBy(askedAt),
  })
}
