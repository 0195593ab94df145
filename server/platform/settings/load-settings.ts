import type { Database } from '../database/database.ts'
import { changeSetting, isSettingKey } from './change-setting.ts'
import { storedSettings } from './setting-queries.ts'
import { badSetting } from '../errors/common-errors.ts'

/** Stores every setting of an object of key to value, or none. Throws RequestError naming the fault. */
export async function loadSettings(database: Database, values: Record<string, unknown>): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const [key, value] of Object.entries(values)) {
      if (!isSettingKey(key)) throw badSetting(key, `There is no setting '${key}'.`)
      await changeSetting(transaction, key, value as never)
    }
  })
}

/** Stores the settings of an object of key to value that have no value yet: what an operator has set stays. */
export async function loadMissingSettings(
  database: Database,
  values: Record<string, unknown>,
): Promise<void> {
  const stored = await storedSettings(database, Object.keys(values))
  await loadSettings(database, Object.fromEntries(Object.entries(values).filter(([key]) => !stored.has(key))))
}
