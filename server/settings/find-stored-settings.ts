import type { Database } from '../database/database.ts'
import { storedSettings } from './setting-queries.ts'

/** The settings of these keys that have a value of their own, without defaults. */
export const findStoredSettings = (
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> => storedSettings(database, [...keys])
