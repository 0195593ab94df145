import type { Config } from './config.ts'

/** Tells the person who started the shop where it is. */
export function greet(config: Config): void {
  const lines = [
    '',
    `  Dray is open at ${config.publicUrl}`,
    `  Calls are described at ${config.publicUrl}/docs/api`,
    `  Database: ${config.databaseUrl === null ? `embedded, in ${config.varFolder}/database` : 'PostgreSQL server'}`,
    `  Mails: ${config.smtpUrl === null ? `kept as files in ${config.varFolder}/mail` : 'sent by the mail server'}`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
