import Value from 'typebox/value'
import { type SettingKey, type Settings, settingSchemas } from '../../shared/api/settings.ts'
import type { Database } from '../database/connect.ts'
import { RequestError } from '../errors.ts'
import { storeSetting } from './setting-queries.ts'

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingSchemas, key)

/**
 * Stores a setting, what it leaves out filled in; every process shows it within a second. Throws RequestError naming
 * what is wrong in the value.
 */
export async function changeSetting<K extends SettingKey>(
  database: Database,
  key: K,
  value: Settings[K],
): Promise<void> {
  const whole = Value.Default(settingSchemas[key], structuredClone(value))
  const [fault] = Value.Errors(settingSchemas[key], whole)
  if (fault) {
    const where = `${key}${fault.instancePath}`
    throw new RequestError(400, 'bad_setting', `Setting '${where}' ${fault.message}.`, where)
  }
  await storeSetting(database, key, whole)
}
