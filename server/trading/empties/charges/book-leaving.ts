import { countLots, takeFront } from '../../../../shared/empties/charge-sums.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Cell, insertMovement } from '../container-level-queries.ts'
import { announcedCharges, invoicedCharges, updateCharge } from './charge-queries.ts'
import { creditFound } from './credit-found.ts'
import { notifyOfCharge } from './notify-of-charge.ts'

type Movement = Parameters<typeof insertMovement>[1] &
  Cell & { what: 'back' | 'written_off' | 'lost' | 'missing'; actor: Actor }
type Around = { there: number; publicUrl: string; now: Date }

/**
 * Books containers that leave a pub. The first out are the first back: they leave announced charges. More than the `there`
 * by the books are lost ones that are found: their charge is credited (EMPT-06). Needs the lock of the cell.
 */
export async function bookLeaving(
  transaction: Database,
  movement: Movement,
  { there, publicUrl, now }: Around,
): Promise<void> {
  const { what, count, actor, note = null } = movement
  let missing = what === 'back' ? Math.max(0, count - there) : 0
  const leaving = count - missing
  for (const charge of missing === 0 ? [] : await invoicedCharges(transaction, movement)) {
    const units = Math.min(missing, countLots(charge.lots))
    if (units === 0) continue
    missing -= units
    await creditFound(transaction, { charge, count: units, actor, note, publicUrl, now })
  }
  await insertMovement(transaction, movement)
  await lowerCharges(transaction, movement, leaving, { publicUrl, now })
}

async function lowerCharges(
  transaction: Database,
  cell: Cell,
  count: number,
  { publicUrl, now }: Omit<Around, 'there'>,
): Promise<void> {
  let left = count
  for (const charge of await announcedCharges(transaction, cell)) {
    if (left === 0) return
    const units = Math.min(left, countLots(charge.lots))
    left -= units
    const { left: lots } = takeFront(charge.lots, units)
    if (lots.length > 0) await updateCharge(transaction, charge.id, { lots })
    else {
      const ended = { lots, state: 'back' as const, endedAt: now.toISOString() }
      const row = await updateCharge(transaction, charge.id, ended)
      await notifyOfCharge(transaction, { row, news: 'back', publicUrl, now })
    }
  }
}
