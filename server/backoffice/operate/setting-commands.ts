import { settingSchemas } from '../../../shared/api/settings-api.ts'
import { changeContent, loadContent } from '../../content/shop-content/change-content.ts'
import { isSettingKey } from '../../platform/settings/change-setting.ts'
import { readShopEntry } from '../../../shared/pages/shop-entries.ts'
import { changeEntry, undoEntry } from '../../content/shop-content/change-entry.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { readTradeApproval } from '../../parties/trade-accounts/trade-approval.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readDays, readJsonWord } from './read-typed-words.ts'

const known = `one of ${Object.keys(settingSchemas).join(', ')}`

const entries = 'flag:<key>, menu:<section>:<item> or letter:<name>'
const setUsage = "settings set <name> '<json>' | @<file> [from=<day>] [until=<day>]"

export const settingCommands: Record<string, Command> = {
  list: {
    usage: 'settings list',
    does: 'the names of all settings',
    run: async () => `${Object.keys(settingSchemas).join('\n')}\n`,
  },
  get: {
    usage: 'settings get <name>',
    does: 'a setting as JSON: notice-strip, heroes, promotion, photo-feed, …',
    run: async (database, [name = ''], { publicUrl }) => {
      if (!isSettingKey(name)) throw new UsageError(`settings get takes ${known}`)
      const value =
        name === 'trade.approval'
          ? await readTradeApproval(database, publicUrl)
          : (await readSettings(database, name))[name]
      return `${JSON.stringify(value, null, 2)}\n`
    },
  },
  set: {
    usage: setUsage,
    does: `replaces a setting, or one of its ${entries}, at once or from a day on, and until a day; checked before it is stored`,
    run: async (database, [name = '', text, ...days], { actor, clock, readFile }) => {
      const { fromDay, from, until } = readDays(days, setUsage)
      const by = { actor, now: clock() }
      const entry = readShopEntry(name)
      if (text === undefined || (entry === null && !isSettingKey(name)))
        throw new UsageError(`settings set takes ${known}, ${entries}, then its JSON`)
      const value = await readJsonWord(text, readFile)
      if (entry !== null)
        await database.transaction((transaction) =>
          changeEntry(transaction, { entry, held: { value }, from, until, ...by }),
        )
      else if (!isSettingKey(name) || days.length > 0) throw new UsageError(setUsage)
      else await changeContent(database, name, () => value, by)
      return fromDay === null ? `${name} is set.\n` : `${name} changes at the beginning of ${fromDay}.\n`
    },
  },
  load: {
    usage: 'settings load <file>',
    does: 'replaces every setting named in a JSON file, or none',
    run: async (database, [file], { actor, clock, readFile }) => {
      if (file === undefined) throw new UsageError('settings load <file>')
      const values = (await readJsonWord(`@${file}`, readFile)) as Record<string, unknown>
      await loadContent(database, values, { actor, now: clock() })
      return `${Object.keys(values).join(', ')}: set.\n`
    },
  },
  undo: {
    usage: 'settings undo <name>',
    does: `puts back what held before the last change, also of ${entries}`,
    run: async (database, [name = ''], { actor, clock }) => {
      const entry = readShopEntry(name)
      if (entry === null) throw new UsageError(`settings undo takes ${known}, ${entries}`)
      await database.transaction((transaction) => undoEntry(transaction, { entry, actor, now: clock() }))
      return `${name} is as it was before its last change.\n`
    },
  },
}
