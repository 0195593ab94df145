import { type SettingKey, type Settings, settingSchemas } from '../../../shared/api/settings-api.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { badSetting } from '../../platform/errors/common-errors.ts'
import { isSettingKey } from '../../platform/settings/change-setting.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { lockContent } from './content-queries.ts'
import { storeContent } from './store-content.ts'

type ActionContext = { actor: Actor; now: Date }

/** Changes a setting by what it holds. Throws RequestError as storeContent does. */
export async function changeContent<K extends SettingKey>(
  database: Database,
  key: K,
  change: (before: Settings[K]) => unknown,
  by: ActionContext,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockContent(transaction)
    const before = (await readSettings(transaction, key))[key]
    await storeContent(transaction, { key, value: change(before), ...by })
  })
}

/** Stores every setting of an object of key to value, or none. Throws RequestError naming the fault. */
export async function loadContent(
  database: Database,
  values: Readonly<Record<string, unknown>>,
  by: ActionContext,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const [key, value] of Object.entries(values)) {
      if (!isSettingKey(key))
        throw badSetting(key, `There is no setting '${key}', only ${Object.keys(settingSchemas).join(', ')}.`)
      await storeContent(transaction, { key, value, ...by })
    }
  })
}
