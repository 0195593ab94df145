import Value from 'typebox/value'
import { type SettingKey, type Settings, settingSchemas } from '../../shared/api/settings-api.ts'
import type { Database } from '../database/database.ts'
import { deleteSetting, storeSetting } from './setting-queries.ts'
import { badSetting } from '../errors/common-errors.ts'

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingSchemas, key)

/**
 * Stores a setting and fills in its omitted fields; every process shows it within a second. Throws RequestError naming
 * the fault in the value.
 */
export async function changeSetting<K extends SettingKey>(
  database: Database,
  key: K,
  value: Settings[K],
): Promise<void> {
  const whole = Value.Default(settingSchemas[key], structuredClone(value))
  const [fault] = Value.Errors(settingSchemas[key], whole)
  if (fault) {
    const [missing] = fault.keyword === 'required' ? fault.params.requiredProperties : []
    const where = `${key}${fault.instancePath}${missing === undefined ? '' : `/${missing}`}`
    throw badSetting(where, `Setting '${where}' ${fault.message}.`)
  }
  await storeSetting(database, key, whole)
}

/** Gives a setting its default again. */
export const unsetSetting = (database: Database, key: SettingKey): Promise<void> =>
  deleteSetting(database, key)
