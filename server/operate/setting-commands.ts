import { settingSchemas } from '../../shared/api/settings-api.ts'
import { changeContent, loadContent } from '../content/change-content.ts'
import { isSettingKey } from '../settings/change-setting.ts'
import { readShopEntry } from '../../shared/pages/shop-entries.ts'
import { undoEntry } from '../content/change-entry.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readTradeApproval } from '../trade/trade-approval.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readJsonWord } from './read-json-word.ts'

const known = `one of ${Object.keys(settingSchemas).join(', ')}`

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
    usage: "settings set <name> '<json>' | @<file>",
    does: 'replaces a setting, checked before it is stored',
    run: async (database, [name = '', text], { actor, clock, readFile }) => {
      if (!isSettingKey(name) || text === undefined)
        throw new UsageError(`settings set takes ${known}, then its JSON`)
      const value = await readJsonWord(text, readFile)
      await changeContent(database, name, () => value, { actor, now: clock() })
      return `${name} is set.\n`
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
    does: 'puts back what held before the last change; flag:<key> and menu:<section>:<item> are names too',
    run: async (database, [name = ''], { actor, clock }) => {
      const entry = readShopEntry(name)
      if (entry === null)
        throw new UsageError(`settings undo takes ${known}, flag:<key> or menu:<section>:<item>`)
      await database.transaction((transaction) => undoEntry(transaction, { entry, actor, now: clock() }))
      return `${name} is as it was before its last change.\n`
    },
  },
}
