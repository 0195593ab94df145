import type { FeatureFlag } from '../../../shared/api/settings-api.ts'
import type { Database } from '../database/database.ts'
import { readSettings } from './read-settings.ts'

/** The requested flags, in their order; an unset flag has the caller's default (C-32). */
export async function readFlags(
  database: Database,
  keys: readonly string[],
  defaultEnabled: boolean,
): Promise<FeatureFlag[]> {
  const { flags } = await readSettings(database, 'flags')
  return keys.map((key) => ({
    key,
    enabled: Object.hasOwn(flags, key) ? flags[key] === true : defaultEnabled,
  }))
}
