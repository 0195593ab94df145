import type { Database } from '../database/database.ts'
import { type LineFault, lineFaults } from './held-unit-queries.ts'

/** Lines that hold other units than their order says; at most a hundred. */
export const findLineFaults = (database: Database): Promise<LineFault[]> => lineFaults(database)
