import type { Database } from '../database/connect.ts'
import { flagCommands } from './flag-commands.ts'
import { mailCommands } from './mail-commands.ts'
import { navigationCommands } from './navigation-commands.ts'
import { type Command, UsageError } from './operator-command.ts'
import { settingCommands } from './setting-commands.ts'

const commands: Record<string, Record<string, Command>> = {
  flags: flagCommands,
  mails: mailCommands,
  navigation: navigationCommands,
  settings: settingCommands,
}

/** Carries out one command line. Throws UsageError for words it does not know, RequestError for a bad value. */
export async function operate(database: Database, words: string[]): Promise<string> {
  const [subject, verb, ...rest] = words
  if (subject === undefined || words.includes('--help')) return help()
  const verbs = Object.hasOwn(commands, subject) ? commands[subject] : undefined
  if (!verbs) throw new UsageError(`There is no '${subject}'. Try --help.`)
  const command = verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!command) throw new UsageError(`'${subject}' takes ${Object.keys(verbs).join(', ')}. Try --help.`)
  return command.run(database, rest)
}

function help(): string {
  const lines = Object.values(commands).flatMap((verbs) =>
    Object.values(verbs).map(({ usage, does }) => `  ${usage.padEnd(52)} ${does}`),
  )
  return `npm run operate -- <command>\n\n${lines.join('\n')}\n`
}
