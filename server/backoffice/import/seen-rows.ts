import type { CatalogueFile, FileName } from './catalogue-columns.ts'

/** The identifiers of checked rows, without the rows themselves, for the checks of later files. */
export type SeenFile = {
  title: string
  /** For each unique column, every value with the line that brought it. */
  linesByColumn: Map<string, Map<string, number>>
  /** External ids of rows that are left out. */
  leftOut: Set<string>
  /** The lines on which rows that are left out begin. */
  badLines: Set<number>
  columns: ReadonlySet<string>
  read: number
}
export type SeenFiles = Map<FileName, SeenFile>

export function newSeenFile(file: CatalogueFile, title: string, columns: ReadonlySet<string>): SeenFile {
  const unique = file.columns.filter((column) => column.unique)
  return {
    title,
    linesByColumn: new Map(unique.map(({ name }) => [name, new Map()])),
    leftOut: new Set(),
    badLines: new Set(),
    columns,
    read: 0,
  }
}

/** Remembers a unique value; the line that had it before, or null. */
export function claim(seen: SeenFile, column: string, value: string, line: number): number | null {
  const lines = seen.linesByColumn.get(column)
  const before = lines?.get(value)
  if (before !== undefined) return before
  lines?.set(value, line)
  return null
}

export function knows(seen: SeenFile | undefined, externalId: string): boolean {
  return seen?.linesByColumn.get('external_id')?.has(externalId) ?? false
}
