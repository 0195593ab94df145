import { isBreweryRole, isGroupRole, isStaffRole } from '../shared/accounts/roles.ts'
import { paths } from '../shared/paths/paths.ts'
import { sellingPaths } from '../shared/paths/selling-paths.ts'
import { staffPaths } from '../shared/paths/staff-paths.ts'
import type { Config } from './platform/config/config.ts'
import { version } from './platform/config/version.ts'

type DemoPerson = { role: string; email: string; password: string }

/** Prints the server's address and the demo accounts for the person who started it. */
export function greet(config: Config, people: readonly DemoPerson[]): void {
  const facts = [
    ...(config.showsApiReference ? [['API', `${config.publicUrl}/docs/api`]] : []),
    [
      'Database',
      config.databaseUrl === null ? `embedded, in ${config.varFolder}/database` : 'PostgreSQL server',
    ],
    [
      'Emails',
      config.smtpUrl === null ? `saved as files in ${config.varFolder}/mail` : 'sent by the mail server',
    ],
    ['Payments', paymentsOf(config)],
  ]
  const head = `\n  Dray ${version} is open at ${config.publicUrl}\n\n`
  process.stdout.write(`${head}${columns(facts)}${people.length === 0 ? '' : peopleText(config, people)}\n`)
}

/** The demo accounts as a table: who, how to sign in, and where each works. */
export function peopleText({ publicUrl }: Pick<Config, 'publicUrl'>, people: readonly DemoPerson[]): string {
  const rows = people.map(({ role, email, password }) => [
    role,
    email,
    password,
    `${publicUrl}${placeOf(role)}`,
  ])
  return `\n${columns([['Sign in as', 'email', 'password', 'works at'], ...rows])}`
}

function columns(rows: string[][]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at]! + 3)).join('')}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('')
}

/** Where a person of this role works; each address leads on from there. */
function placeOf(role: string): string {
  if (isBreweryRole(role) || isGroupRole(role)) return sellingPaths.chooser
  return isStaffRole(role) ? staffPaths.worklist : paths.home
}

function paymentsOf({ stripe }: Config): string {
  if (stripe === null) return 'sandbox: test cards only, no money moves'
  return stripe.isTestMode ? 'Stripe in test mode: no money moves' : 'Stripe'
}
