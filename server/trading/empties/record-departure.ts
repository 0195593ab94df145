import { containersText } from '../../../shared/deposits/container-names.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { moreBackThanOut } from '../../platform/errors/empties-errors.ts'
import { bookLeaving } from './charges/book-leaving.ts'
import { countCharged } from './charges/read-charges.ts'
import { type Cell, countWaiting, lockLevel } from './container-level-queries.ts'

export type Leaving = {
  cell: Cell
  what: 'back' | 'written_off' | 'lost'
  count: number
  actor: Actor
  at: string
  signedByDriver?: string | null
  signedByPub?: string | null
  note?: string | null
  orderNumber?: string | null
  runId?: string | null
  publicUrl: string
  now: Date
}

/** Containers leave a pub, or its books. Throws RequestError 409 with the figure for more than are there (EMPT-03). */
export async function recordDeparture(
  transaction: Database,
  { cell, publicUrl, now, ...movement }: Leaving,
): Promise<void> {
  const there = await requireThere(transaction, { cell, count: movement.count, what: movement.what })
  await bookLeaving(transaction, { ...cell, ...movement }, { there, publicUrl, now })
}

/**
 * Holds the cell, and throws RequestError 409 unless so many are there that no other count speaks of; what comes back may be
 * lost ones, too. Answers how many of them are at the pub by the books.
 */
export async function requireThere(
  transaction: Database,
  { cell, count, what }: Pick<Leaving, 'cell' | 'count' | 'what'>,
): Promise<number> {
  const atPub = await lockLevel(transaction, cell)
  const waiting = await countWaiting(transaction, cell)
  const charged = what === 'back' ? await countCharged(transaction, cell) : 0
  if (count <= atPub + charged - waiting) return Math.max(0, atPub - waiting)
  const text = `${containersText(atPub, cell.kind)} ${atPub === 1 ? 'is' : 'are'}`
  throw moreBackThanOut({ text, atPub, waiting })
}
