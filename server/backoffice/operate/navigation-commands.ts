import type { NavigationItem } from '../../../shared/pages/page-frame-data.ts'
import { changeContent } from '../../content/shop-content/change-content.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { type Command, UsageError } from './operator-command.ts'

export const navigationCommands: Record<string, Command> = {
  list: {
    usage: 'navigation list',
    does: 'menu entries that were switched',
    run: async (database) => {
      const { navigation } = await readSettings(database, 'navigation')
      const lines = navigation.map(
        ({ section, item, enabled }) => `${section}:${item} ${enabled ? 'on' : 'off'}\n`,
      )
      return lines.join('') || 'Every entry has its default.\n'
    },
  },
  set: {
    usage: 'navigation set <section>:<item> on|off',
    does: 'switches a menu entry, such as menu.top:brewers',
    run: async (database, [identifier = '', state], { actor, clock }) => {
      const [section, item, ...more] = identifier.split(':')
      if (!section || !item || more.length > 0 || (state !== 'on' && state !== 'off')) {
        throw new UsageError('navigation set <section>:<item> on|off')
      }
      const change = (navigation: readonly NavigationItem[]) => [
        ...navigation.filter((entry) => entry.section !== section || entry.item !== item),
        { section, item, enabled: state === 'on' },
      ]
      await changeContent(database, 'navigation', change, { actor, now: clock() })
      return `${identifier} is ${state}.\n`
    },
  },
}
