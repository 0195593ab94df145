import type { Database } from '../database/database.ts'
import { type LevelFault, levelFaults } from './stock-fault-queries.ts'

/** Items whose level is not the sum of their movements, or of which the shop shows other units; at most a hundred. */
export const findLevelFaults = (database: Database): Promise<LevelFault[]> => levelFaults(database)
