import type { FileReading, ImportRow } from '../../../shared/api/imports-api.ts'
import type { ImportKind } from '../../../shared/catalogue/import-headings.ts'

export const kindNames: Readonly<Record<ImportKind, string>> = {
  stock: 'Stock',
  prices: 'Prices',
  beers: 'Beers and sizes',
}
export const stateNames: Readonly<
  Record<ImportRow['state'], { text: string; tone: 'hop' | 'malt' | 'plain' | 'oxide' }>
> = {
  new: { text: 'New', tone: 'hop' },
  changed: { text: 'Changed', tone: 'malt' },
  same: { text: 'The same', tone: 'plain' },
  refused: { text: 'Refused', tone: 'oxide' },
}

/** 'Apply 16 changes'. */
export function takeText({ counts }: FileReading): string {
  const changes = counts.new + counts.changed
  return changes === 1 ? 'Apply 1 change' : `Apply ${changes} changes`
}

/** '16 changes, 2 rows left out'. */
export function doneText({ changes, leftOut }: { changes: number; leftOut: number }): string {
  const done = changes === 1 ? '1 change' : `${changes} changes`
  const left = leftOut === 1 ? '1 row left out' : `${leftOut} rows left out`
  return leftOut === 0 ? done : `${done}, ${left}`
}
