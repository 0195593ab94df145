import { changeSetting } from '../settings/change-setting.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type Command, UsageError } from './operator-command.ts'

export const flagCommands: Record<string, Command> = {
  list: {
    usage: 'flags list',
    does: 'flags that were set; all others have their default',
    run: async (database) => {
      const { flags } = await readSettings(database, 'flags')
      const lines = Object.entries(flags).map(([key, enabled]) => `${key} ${enabled ? 'on' : 'off'}\n`)
      return lines.join('') || 'No flag is set.\n'
    },
  },
  set: {
    usage: 'flags set <key> on|off',
    does: 'switches a feature, such as shop.wishlist.enabled',
    run: async (database, [key, state]) => {
      if (key === undefined || (state !== 'on' && state !== 'off'))
        throw new UsageError('flags set <key> on|off')
      const { flags } = await readSettings(database, 'flags')
      await changeSetting(database, 'flags', { ...flags, [key]: state === 'on' })
      return `${key} is ${state}.\n`
    },
  },
  unset: {
    usage: 'flags unset <key>',
    does: 'gives a feature its default again',
    run: async (database, [key]) => {
      if (key === undefined) throw new UsageError('flags unset <key>')
      const { flags } = await readSettings(database, 'flags')
      const { [key]: _removed, ...rest } = flags
      await changeSetting(database, 'flags', rest)
      return `${key} has its default again.\n`
    },
  },
}
