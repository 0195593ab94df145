import { type SettingKey, type Settings, settingDefaults } from '../../../shared/api/settings-api.ts'
import type { Database } from '../database/database.ts'
import { storedSettings } from './setting-queries.ts'

/** The requested settings, each as stored or by its default. */
export async function readSettings<K extends SettingKey>(
  database: Database,
  ...keys: K[]
): Promise<Pick<Settings, K>> {
  const stored = await storedSettings(database, keys)
  const pairs = keys.map((key) => [key, stored.get(key) ?? settingDefaults[key]])
  return Object.fromEntries(pairs) as Pick<Settings, K>
}

/** The settings of these keys that have a value of their own, without defaults. */
export const findStoredSettings = (
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> => storedSettings(database, [...keys])
