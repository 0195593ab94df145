import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import {
  isOwnAddress,
  isSafeDatabaseAddress,
  isSafeMailAddress,
  isThisMachine,
} from './encrypted-addresses.ts'
import { publicSellerNames } from './seller-settings.ts'

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
  if (!isPublic(config)) return [...choices, ...unnamedProblems(read, config)]
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
    ...sellerProblems(read, config),
    ...missing(
      read('DEMO_SHOP') !== null,
      'DEMO_SHOP must be set to true or false: whether made-up breweries and beers fill an empty database',
    ),
    ...(read('TLS') === 'off' ? [] : plainConnections(config, read('NODE_TLS_REJECT_UNAUTHORIZED') === '0')),
  ]
}

/** Where others reach the shop its address is no default: the demo's passwords are everybody's, and no second factor is asked for. */
const unnamedProblems = (read: (name: string) => string | null, { host }: Config) =>
  missing(
    isThisMachine(host) || read('PUBLIC_URL') !== null,
    `PUBLIC_URL must be set where HOST is '${host}', as others can reach the shop: what the site is called from outside, or http://localhost and its port for a demo on this machine`,
  )

/**
 * A public address needs a whole seller, its AWRS number included (AWRS-09). A database server used from this machine
 * alone may say that there is none.
 */
function sellerProblems(read: (name: string) => string | null, { publicUrl }: Config): string[] {
  if (!isThisMachine(new URL(publicUrl).hostname))
    return publicSellerNames.flatMap((name) =>
      missing(read(name) !== null, `${name} must be set: Dray arranges the sales in its own name`),
    )
  return missing(
    read('SELLER_NAME') !== null || ['none', 'demo'].includes(read('SELLER') ?? ''),
    'SELLER must be set to none (no invoices) or demo (a made-up one), or SELLER_NAME must be there',
  )
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

/** Connections that others can read, or answer in another's name; TLS=off allows them. */
function plainConnections(
  { publicUrl, smtpUrl, mediaBucket, tracing, ...config }: Config,
  isUnverified: boolean,
): string[] {
  const off = 'or TLS=off must say that it goes unencrypted'
  const problems: string[] = []
  if (!isOwnAddress(publicUrl) && !publicUrl.startsWith('https:'))
    problems.push(`PUBLIC_URL must begin with https://, ${off}`)
  const databases = [
    ['DATABASE_URL', config.databaseUrl],
    ['DATABASE_DIRECT_URL', config.directDatabaseUrl],
    ['DATABASE_READ_URL', config.readDatabaseUrl],
  ] as const
  for (const [name, url] of databases)
    if (url !== null && !isSafeDatabaseAddress(url))
      problems.push(`${name} must end in ?sslmode=verify-full, ${off}`)
  if (smtpUrl !== null && !isSafeMailAddress(smtpUrl))
    problems.push(
      `SMTP_URL must begin with smtps:// or have ?requireTLS=true, and verify certificates, ${off}`,
    )
  if (mediaBucket !== null && !isOwnAddress(mediaBucket.url) && !mediaBucket.url.startsWith('https:'))
    problems.push(`S3_BUCKET_URL must begin with https://, ${off}`)
  if (tracing !== null && !isOwnAddress(tracing.endpoint) && !tracing.endpoint.startsWith('https:'))
    problems.push(`OTEL_EXPORTER_OTLP_ENDPOINT must begin with https://, ${off}`)
  if (isUnverified)
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED must not be 0: anybody could answer in the place of a server; NODE_EXTRA_CA_CERTS adds a CA',
    )
  return problems
}
