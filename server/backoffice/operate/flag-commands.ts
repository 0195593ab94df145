import { changeContent } from '../../content/shop-content/change-content.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
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
    run: async (database, [key, state], { actor, clock }) => {
      if (key === undefined || (state !== 'on' && state !== 'off'))
        throw new UsageError('flags set <key> on|off')
      const change = (flags: Readonly<Record<string, boolean>>) => ({ ...flags, [key]: state === 'on' })
      await changeContent(database, 'flags', change, { actor, now: clock() })
      return `${key} is ${state}.\n`
    },
  },
  unset: {
    usage: 'flags unset <key>',
    does: 'gives a feature its default again',
    run: async (database, [key], { actor, clock }) => {
      if (key === undefined) throw new UsageError('flags unset <key>')
      const without = ({ [key]: _removed, ...rest }: Readonly<Record<string, boolean>>) => rest
      await changeContent(database, 'flags', without, { actor, now: clock() })
      return `${key} has its default again.\n`
    },
  },
}
