import type { Database } from '../../platform/database/database.ts'
import { auditCommands } from './audit-commands.ts'
import { breweryCommands } from './brewery-commands.ts'
import { buyerCommands } from './buyer-commands.ts'
import { changeCommands } from './change-commands.ts'
import { checkCommands } from './check-commands.ts'
import { contentCommands } from './content-commands.ts'
import { deliveryCommands } from './delivery-commands.ts'
import { documentCommands } from './document-commands.ts'
import { flagCommands } from './flag-commands.ts'
import { groupCommands } from './group-commands.ts'
import { jobCommands } from './job-commands.ts'
import { newsletterCommands } from './newsletter-commands.ts'
import { moneyCommands } from './money-commands.ts'
import { navigationCommands } from './navigation-commands.ts'
import { type Command, type OperatorContext, UsageError } from './operator-command.ts'
import { clientCommands, orderCommands } from './order-commands.ts'
import { peopleCommands } from './people-commands.ts'
import { priceCommands } from './price-commands.ts'
import { reviewCommands } from './review-commands.ts'
import { runCommands } from './run-commands.ts'
import { secretCommands } from './secret-commands.ts'
import { settingCommands } from './setting-commands.ts'
import { staffCommands } from './staff-commands.ts'
import { standingOrderCommands } from './standing-order-commands.ts'
import { stockCommands } from './stock-commands.ts'
import { tokenCommands } from './token-commands.ts'
import { webhookCommands } from './webhook-commands.ts'
import { worklistCommands } from './worklist-commands.ts'

const commands: Record<string, Record<string, Command>> = {
  audit: auditCommands,
  breweries: breweryCommands,
  buyers: buyerCommands,
  changes: changeCommands,
  checks: checkCommands,
  clients: clientCommands,
  content: contentCommands,
  delivery: deliveryCommands,
  documents: documentCommands,
  flags: flagCommands,
  groups: groupCommands,
  jobs: jobCommands,
  mail: newsletterCommands,
  money: moneyCommands,
  navigation: navigationCommands,
  orders: orderCommands,
  people: peopleCommands,
  prices: priceCommands,
  reviews: reviewCommands,
  runs: runCommands,
  secrets: secretCommands,
  settings: settingCommands,
  staff: staffCommands,
  'standing-orders': standingOrderCommands,
  stock: stockCommands,
  tokens: tokenCommands,
  webhooks: webhookCommands,
  worklist: worklistCommands,
}

/** The verb that a command line names, and the words after it. Throws UsageError for unknown ones. */
export function findCommand([subject = '', verb = '', ...rest]: readonly string[]) {
  const verbs = Object.hasOwn(commands, subject) ? commands[subject] : undefined
  if (!verbs) throw new UsageError(`There is no '${subject}'. Try --help.`)
  const command = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!command) throw new UsageError(`'${subject}' takes ${Object.keys(verbs).join(', ')}. Try --help.`)
  return { subject, verb, command, rest }
}

/**
 * Parses a command line; the result, run with a database, returns its output. Throws UsageError for unknown words;
 * running it throws UsageError or RequestError for a bad value.
 */
export function commandFor(
  words: readonly string[],
): (database: Database, context: OperatorContext) => Promise<string> {
  const { command, rest } = findCommand(words)
  return (database, context) => command.run(database, rest, context)
}

/** The output of --help: every command under its subject. */
export function helpText(): string {
  const subjects = Object.entries(commands).map(([subject, verbs]) => {
    const lines = Object.values(verbs).map(({ usage, does }) => `  ${usage}\n      ${does}\n`)
    return `${subject}\n${lines.join('')}`
  })
  return `${head}\n${subjects.join('\n')}`
}

const head = `npm run operate -- <command> [options]

Where the shop of VAR_FOLDER runs here, the command speaks to it; else it opens the database itself.

  --dry-run        says what would happen and does nothing
  --json           the answer as JSON
  --as <e-mail>    with the rights of a member of the staff, under that name
  --reason <text>  is recorded in the audit trail

Exit status: 0 done, 1 refused or failed, 2 typed wrongly, 3 there is no such thing.
`
