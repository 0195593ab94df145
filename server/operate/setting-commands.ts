import { settingSchemas } from '../../shared/api/settings-api.ts'
import { changeSetting, isSettingKey } from '../settings/change-setting.ts'
import { loadSettings } from '../settings/load-settings.ts'
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
    run: async (database, [name = '', text], { readFile }) => {
      if (!isSettingKey(name) || text === undefined)
        throw new UsageError(`settings set takes ${known}, then its JSON`)
      await changeSetting(database, name, (await readJsonWord(text, readFile)) as never)
      return `${name} is set.\n`
    },
  },
  load: {
    usage: 'settings load <file>',
    does: 'replaces every setting named in a JSON file, or none',
    run: async (database, [file], { readFile }) => {
      if (file === undefined) throw new UsageError('settings load <file>')
      const values = (await readJsonWord(`@${file}`, readFile)) as Record<string, unknown>
      await loadSettings(database, values)
      return `${Object.keys(values).join(', ')}: set.\n`
    },
  },
}
