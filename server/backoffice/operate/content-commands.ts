import type { Settings } from '../../../shared/api/settings-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { changeEntry, undoEntry } from '../../content/shop-content/change-entry.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readDays, readJsonWord } from './read-typed-words.ts'

const texts = ['terms', 'privacy', 'faq', 'hubs', 'company'] as const
type Text = (typeof texts)[number]
const known = texts.join(', ')
const isText = (name: string): name is Text => (texts as readonly string[]).includes(name)

function requireText(name: string, usage: string): Text {
  if (!isText(name)) throw new UsageError(`${usage}, where the text is one of ${known}`)
  return name
}

const setUsage = 'content set <text> @<file> [from=<day>] [until=<day>]'

/** The texts of pages, as staff change them under Shop (S-14). */
export const contentCommands: Record<string, Command> = {
  list: {
    usage: 'content list',
    does: 'the texts of pages, with the days that they show',
    run: async (database) => {
      const held = await readSettings(database, ...texts)
      return texts.map((name) => `${name}  ${dayOf(held[name])}`.trimEnd()).join('\n') + '\n'
    },
  },
  show: {
    usage: 'content show <text>',
    does: `one of ${known}: its words with their marks, or JSON where it has fields`,
    run: async (database, [name = '']) => {
      const text = requireText(name, 'content show <text>')
      const value = (await readSettings(database, text))[text]
      return 'text' in value ? value.text : `${JSON.stringify(value, null, 2)}\n`
    },
  },
  set: {
    usage: setUsage,
    does: 'replaces a text by a file: words with their marks, or *.json with every field; days as 2026-12-01',
    run: async (database, [name = '', file = '', ...days], { actor, clock, readFile }) => {
      const text = requireText(name, setUsage)
      if (!file.startsWith('@')) throw new UsageError(setUsage)
      const { fromDay, from, until } = readDays(days, setUsage)
      const now = clock()
      const value = file.endsWith('.json')
        ? await readJsonWord(file, readFile)
        : await withWords(database, text, {
            words: (await readFile(file.slice(1))).toString('utf8'),
            day: fromDay ?? londonDay(now),
          })
      await database.transaction((transaction) =>
        changeEntry(transaction, {
          entry: { kind: 'setting', key: text },
          held: { value },
          from,
          until,
          actor,
          now,
        }),
      )
      return fromDay === null ? `${text} is set.\n` : `${text} changes at the beginning of ${fromDay}.\n`
    },
  },
  undo: {
    usage: 'content undo <text>',
    does: 'puts back what the text was before its last change',
    run: async (database, [name = ''], { actor, clock }) => {
      const key = requireText(name, 'content undo <text>')
      const entry = { kind: 'setting', key } as const
      await database.transaction((transaction) => undoEntry(transaction, { entry, actor, now: clock() }))
      return `${key} is as it was before its last change.\n`
    },
  },
}

const dayOf = (value: Settings[Text]): string => ('updatedOn' in value ? value.updatedOn : '')

/** The present value with other words; its day is the one from which they hold. */
async function withWords(
  database: Database,
  name: Text,
  { words, day }: { words: string; day: string },
): Promise<unknown> {
  const value = (await readSettings(database, name))[name]
  if (!('text' in value)) throw new UsageError(`content set ${name} takes a file *.json with its fields`)
  return { ...value, ...('updatedOn' in value && { updatedOn: day }), text: words }
}
