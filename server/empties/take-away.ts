import { containersText } from '../../shared/empties/container-names.ts'
import type { Actor } from '../audit/actor.ts'
import type { Database } from '../database/database.ts'
import { moreBackThanOut } from '../errors/empties-errors.ts'
import { type Cell, countWaiting, insertMovement, lockLevel } from './container-level-queries.ts'

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
}

/** Containers leave a pub, or its books. Throws RequestError 409 with the figure for more than are there (EMPT-03). */
export async function takeAway(transaction: Database, { cell, ...movement }: Leaving): Promise<void> {
  await requireThere(transaction, cell, movement.count)
  await insertMovement(transaction, { ...cell, ...movement })
}

/** Holds the cell, and throws RequestError 409 unless so many are there that no other count speaks of. */
export async function requireThere(transaction: Database, cell: Cell, count: number): Promise<void> {
  const atPub = await lockLevel(transaction, cell)
  const waiting = await countWaiting(transaction, cell)
  if (count <= atPub - waiting) return
  const text = `${containersText(atPub, cell.kind)} ${atPub === 1 ? 'is' : 'are'}`
  throw moreBackThanOut({ text, atPub, waiting })
}
