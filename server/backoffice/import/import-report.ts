import type { BadCell } from './source-row.ts'

export type ImportProgress = {
  step: 'Checking' | 'Loading'
  /** The file's name in the folder. */
  title: string
  /** Rows of this file so far. */
  rows: number
  /** How much of the file that is, from 0 to 1. */
  share: number
}

/** The progress of an import. It reports each bad cell once and does not store it. */
export type ImportReport = {
  warn: (sentence: string) => void
  bad: (cell: BadCell) => void
  progress: (progress: ImportProgress) => void
}
