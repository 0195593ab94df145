import type { Database } from '../database/connect.ts'
import { RequestError } from '../errors.ts'
import { changeSetting, isSettingKey } from './change-setting.ts'

/** Stores every setting of an object of key to value, or none: throws RequestError naming what is wrong. */
export async function loadSettings(database: Database, values: Record<string, unknown>): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const [key, value] of Object.entries(values)) {
      if (!isSettingKey(key)) throw new RequestError(400, 'bad_setting', `There is no setting '${key}'.`, key)
      await changeSetting(transaction, key, value as never)
    }
  })
}
