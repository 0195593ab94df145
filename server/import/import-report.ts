import type { BadCell } from './source-row.ts'

export type ImportProgress = {
  step: 'Checking' | 'Loading'
  /** The file, as it is called in the folder. */
  title: string
  /** Rows of this file so far. */
  rows: number
  /** How much of the file that is, from 0 to 1. */
  share: number
}

/** What an import tells while it runs; each bad cell is told once and not kept. */
export type ImportReport = {
  warn: (sentence: string) => void
  bad: (cell: BadCell) => void
  progress: (progress: ImportProgress) => void
}
