import type { CatalogueFile } from './catalogue-columns.ts'
import { UnreadableFile, type Fault } from './source-row.ts'

/** Throws UnreadableFile when the header names columns we do not know, names one twice, or lacks one we need. */
export function checkHeader(file: CatalogueFile, header: readonly string[], line: number): void {
  const known = new Set(file.columns.map(({ name }) => name))
  const unknown = header.filter((name) => !known.has(name))
  const twice = header.filter((name, index) => known.has(name) && header.indexOf(name) !== index)
  const missing = file.columns.filter(({ name, required }) => required && !header.includes(name))
  const faults: Fault[] = [
    ...unknown.map((column) => ({ column, reason: unknownColumn(file) })),
    ...twice.map((column) => ({ column, reason: 'appears twice in the header' })),
    ...missing.map(({ name }) => ({ column: name, reason: 'is missing from the header' })),
  ]
  if (faults.length > 0) throw new UnreadableFile(line, faults)
}

export const unknownColumn = (file: CatalogueFile) => `is no column of ${file.name}`
