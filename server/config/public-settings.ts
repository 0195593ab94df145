import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { isThisMachine } from './this-machine.ts'

type Environment = Record<string, string | undefined>

/**
 * Whether others than the person at this machine use the installation: it has an address of its own, or a database
 * server.
 */
export const isPublic = ({ publicUrl, databaseUrl }: Pick<Config, 'publicUrl' | 'databaseUrl'>) =>
  databaseUrl !== null || !isThisMachine(new URL(publicUrl).hostname)

/**
 * Stops a public installation from starting with a default that gives beer away: what a forgotten variable would
 * decide must be said out loud. Throws ConfigError that names every variable that is missing.
 */
export function requirePublicSettings(environment: Environment, config: Config): void {
  const problems = publicProblems(environment, config)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}

/** What a public installation lacks, a sentence for each variable; nothing for one on this machine alone. */
export function publicProblems(environment: Environment, config: Config): string[] {
  const read = (name: string) => environment[name]?.trim() || null
  const choices = [
    ...choiceProblems(read, 'PAYMENTS', ['sandbox', 'stripe'], { stripe: config.stripe !== null }),
    ...choiceProblems(read, 'MAILS', ['files', 'smtp'], { smtp: config.smtpUrl !== null }),
    ...choiceProblems(read, 'SELLER', ['none', 'demo', 'named'], { named: read('SELLER_NAME') !== null }),
    ...choiceProblems(read, 'TLS', ['required', 'off'], {}),
  ]
  if (!isPublic(config)) return choices
  return [
    ...choices,
    ...missing(read('PUBLIC_URL') !== null, 'PUBLIC_URL must be set: what the site is called from outside'),
    ...missing(
      config.stripe !== null || read('PAYMENTS') === 'sandbox',
      'PAYMENTS must be set to sandbox, which takes no money, or the settings of Stripe must be there',
    ),
    ...missing(
      config.smtpUrl !== null || read('MAILS') === 'files',
      'MAILS must be set to files, which sends nothing, or SMTP_URL must be there',
    ),
    ...missing(
      read('SELLER_NAME') !== null || ['none', 'demo'].includes(read('SELLER') ?? ''),
      'SELLER must be set to none (no invoices) or demo (a made-up one), or SELLER_NAME must be there',
    ),
    ...missing(
      read('DEMO_SHOP') !== null,
      'DEMO_SHOP must be set to true or false: its clients have passwords that everybody knows',
    ),
    ...(read('TLS') === 'off' ? [] : plainConnections(config)),
  ]
}

const missing = (isSaid: boolean, sentence: string) => (isSaid ? [] : [sentence])

/** A choice must be one of its words, and fit to the settings that are there. */
function choiceProblems(
  read: (name: string) => string | null,
  name: string,
  words: readonly string[],
  settings: Record<string, boolean>,
): string[] {
  const said = read(name)
  if (said === null) return []
  if (!words.includes(said)) return [`${name} must be one of ${words.join(', ')}, not '${said}'`]
  return Object.entries(settings).flatMap(([word, isThere]) => {
    if (said === word && !isThere) return [`${name} is ${word}, but its settings are not there`]
    if (said !== word && isThere) return [`${name} is ${said}, but the settings of ${word} are there`]
    return []
  })
}

/** Connections that others can read; TLS=off allows them. */
function plainConnections({
  publicUrl,
  databaseUrl,
  directDatabaseUrl,
  smtpUrl,
  mediaBucket,
}: Config): string[] {
  const off = 'or TLS=off must say that it goes unencrypted'
  const problems: string[] = []
  if (!isOwn(publicUrl) && !publicUrl.startsWith('https:'))
    problems.push(`PUBLIC_URL must begin with https://, ${off}`)
  if (databaseUrl !== null && !isOwn(databaseUrl) && !asksForTls(databaseUrl))
    problems.push(`DATABASE_URL must end in ?sslmode=verify-full, ${off}`)
  if (directDatabaseUrl !== null && !isOwn(directDatabaseUrl) && !asksForTls(directDatabaseUrl))
    problems.push(`DATABASE_DIRECT_URL must end in ?sslmode=verify-full, ${off}`)
  if (smtpUrl !== null && !isOwn(smtpUrl) && !isEncryptedMail(smtpUrl))
    problems.push(`SMTP_URL must begin with smtps:// or have ?requireTLS=true, ${off}`)
  if (mediaBucket !== null && !isOwn(mediaBucket.url) && !mediaBucket.url.startsWith('https:'))
    problems.push(`S3_BUCKET_URL must begin with https://, ${off}`)
  return problems
}

/** A socket of this machine has no host. */
const isOwn = (url: string) => new URL(url).hostname === '' || isThisMachine(new URL(url).hostname)

const asksForTls = (url: string) =>
  ['require', 'verify-ca', 'verify-full'].includes(new URL(url).searchParams.get('sslmode') ?? '')

/** Whether the address of a mail server asks for TLS. */
export const isEncryptedMail = (url: string) =>
  url.startsWith('smtps:') || new URL(url).searchParams.get('requireTLS') === 'true'
