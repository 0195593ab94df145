import { isBreweryRole, isGroupRole, isStaffRole } from '../shared/accounts/roles.ts'
import { paths } from '../shared/paths/paths.ts'
import { sellingPaths } from '../shared/paths/selling-paths.ts'
import { staffPaths } from '../shared/paths/staff-paths.ts'
import type { Config } from './config/config.ts'

type DemoClient = { role: string; email: string; password: string }

/** Prints the shop's address and the demo accounts for the person who started it. */
export function greet(config: Config, demoClients: readonly DemoClient[]): void {
  const lines = [
    '',
    `  Dray is open at ${config.publicUrl}`,
    ...(config.showsApiReference ? [`  Calls are described at ${config.publicUrl}/docs/api`] : []),
    `  Database: ${config.databaseUrl === null ? `embedded, in ${config.varFolder}/database` : 'PostgreSQL server'}`,
    `  Mails: ${config.smtpUrl === null ? `kept as files in ${config.varFolder}/mail` : 'sent by the mail server'}`,
    `  Payments: ${paymentsOf(config)}`,
    ...demoClients.map(
      ({ role, email, password }) =>
        `  Sign in as ${role}: ${email} with the password '${password}', at ${config.publicUrl}${placeOf(role)}`,
    ),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Where a person of this role works; each address leads on from there. */
function placeOf(role: string): string {
  if (isBreweryRole(role) || isGroupRole(role)) return sellingPaths.chooser
  return isStaffRole(role) ? staffPaths.worklist : paths.home
}

function paymentsOf({ stripe }: Config): string {
  if (stripe === null) return 'the sandbox, which takes test cards and no money'
  return stripe.isTestMode ? 'Stripe in test mode, which takes no money' : 'Stripe'
}
