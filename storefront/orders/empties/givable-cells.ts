import type { EmptiesRow } from '../../../shared/api/empties-api.ts'
import type { EmptiesCharge } from '../../../shared/api/empties-charges-api.ts'

/** One kind of a brewery's containers at one of the client's premises. */
export type GivableCell = Pick<EmptiesRow, 'place' | 'brewery' | 'breweryName' | 'kind' | 'address'>

/** What the pub can give back: what is there by the books, and lost ones that it has found. */
export function givableCells(rows: readonly EmptiesRow[], charges: readonly EmptiesCharge[]): GivableCell[] {
  const lost = charges.filter(({ state }) => state === 'invoiced')
  const cells = new Map<string, GivableCell>()
  for (const cell of [...rows, ...lost]) cells.set(`${cell.place} ${cell.brewery} ${cell.kind}`, cell)
  return [...cells.values()]
}
