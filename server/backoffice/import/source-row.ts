import type { CatalogueFile, FileName } from './catalogue-columns.ts'

/** One file of a folder that is to be imported. */
export type CatalogueSource = {
  file: CatalogueFile
  /** The file's name in the folder: beers.csv. */
  title: string
  path: string
  format: 'csv' | 'ndjson'
  bytes: number
}

export type Fault = { column: string; reason: string }

/** A row as read: every cell as text, by column. */
export type SourceRow = {
  /** The row's first line, counted from 1. */
  line: number
  cells: Readonly<Record<string, string>>
  /** The row's faults from before the reading of its cells. */
  faults: readonly Fault[]
}

export type RowReader = {
  rows: AsyncGenerator<SourceRow>
  /** The columns met so far. */
  columns: Set<string>
  bytesRead: () => number
}

/** A fault of a row and its position; the line is the row's first. */
export type BadCell = Fault & { file: string; line: number }

/** The file cannot be read, or not from this line on: nothing of the folder can be loaded. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly line: number
  readonly faults: readonly Fault[]

  constructor(line: number, faults: readonly Fault[]) {
    super(faults.map(({ column, reason }) => `${column} ${reason}`).join('; '))
    this.line = line
    this.faults = faults
  }
}

/** Longest row, in bytes or characters: a quote that is never closed must not fill the memory. */
export const longestRow = 256 * 1024

export type Counts = { read: number; leftOut: number; inserted: number; updated: number }
export type FileCounts = Partial<Record<FileName, Counts>>
