import Value from 'typebox/value'
import { type SettingKey, type Settings, settingSchemas } from '../../../shared/api/settings-api.ts'
import type { HubsSetting } from '../../../shared/information/legal-words.ts'
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
    throw badSetting(where, `Setting '${where}' ${sayFault(where, fault)}.`)
  }
  const closing = key === 'hubs' ? closingTooEarly(whole as HubsSetting) : null
  if (closing !== null) throw badSetting(closing, 'A hub closes after it opens: enter a later time.')
  await storeSetting(database, key, whole)
}

/** The field of the first hub that closes before it opens, or as it does; null where all hours hold. */
function closingTooEarly({ hubs }: HubsSetting): string | null {
  const at = hubs.findIndex(({ pickupWindow: { opens, closes } }) => closes <= opens)
  return at === -1 ? null : `hubs/hubs/${at}/pickupWindow/closes`
}

/** In words where the rule of the schema is one that no one reads. */
const sayFault = (where: string, { keyword, message }: { keyword: string; message: string }): string =>
  keyword === 'pattern' && textFields.has(where)
    ? 'must begin with a heading (“## Title”), and its links must lead to a page of the shop, to https:// or to mailto:'
    : message
const textFields = new Set(['terms/text', 'privacy/text', 'faq/text'])

/** Gives a setting its default again. */
export const unsetSetting = (database: Database, key: SettingKey): Promise<void> =>
  deleteSetting(database, key)
