import { contactAddress } from '../../../shared/paths/paths.ts'
import { ConfigError, readFlag, readInParts } from './config-error.ts'
import { type BucketSettings, readBucketSettings } from './media-settings.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'
import { type ProviderSettings, readProviderSettings } from './provider-settings.ts'
import { isThisMachine } from './encrypted-addresses.ts'
import { readPictureHosts } from './picture-settings.ts'
import { readTrustedProxies } from './proxy-settings.ts'
import { readKeys } from './read-secrets-keys.ts'
import { type PurgeSettings, readPurgeSettings } from './purge-settings.ts'
import { type PushKeys, readPushKeys } from './push-settings.ts'
import { readTracingSettings, type TracingSettings } from './tracing-settings.ts'
import { demoSeller, readSeller, type Seller } from './seller-settings.ts'

/** The environment, read and checked once. Nothing else in the project looks at process.env. */
export type Config = {
  host: string
  port: number
  /** What the site is called from outside: canonical addresses, mails and sitemaps start with it. */
  publicUrl: string
  /** PostgreSQL 15 or newer; null keeps an embedded database under varFolder. */
  databaseUrl: string | null
  /** The server past its pooler, by the role that owns the tables: migrations alone take it. */
  directDatabaseUrl: string | null
  /** A standby of that server, for reads of everybody's data; null reads them from it as well. */
  readDatabaseUrl: string | null
  /** Connections to each server that this process holds at the most. */
  databasePool: number
  /** Whether statements are prepared by name. */
  isDatabasePrepared: boolean
  /** Between the signal to end and the end: a balancer takes notice and sends nothing more. */
  drainSeconds: number
  /** What this process does: serve, run the scheduled jobs and send mails, or both. */
  role: (typeof processRoles)[number]
  varFolder: string
  /** Where dumps of the database are put by whatever makes them; `npm run doctor` looks at their age. */
  backupFolder: string | null
  loadsDemoShop: boolean
  /** Whether a demo shop that is opened gets six weeks of demo trade. */
  makesUpTrade: boolean
  logLevel: (typeof logLevels)[number]
  /** Null is text in a terminal and JSON elsewhere. */
  logFormat: (typeof logFormats)[number] | null
  /** Whether the description of the calls is served at /docs/api. */
  showsApiReference: boolean
  /** Own port of /metrics; null serves none unless metricsToken is set. */
  metricsPort: number | null
  /** Where that port listens; elsewhere than on this machine the token is asked for. */
  metricsHost: string
  metricsToken: string | null
  /** Null keeps mails as files in varFolder/mail. */
  smtpUrl: string | null
  /** The From header of every mail. */
  mailFrom: string
  /** Who gets what people write on /support. */
  supportEmail: string
  /** S3-compatible storage for pictures of reviews; null keeps them in varFolder/media. */
  mediaBucket: BucketSettings | null
  /** Other hosts whose pictures pages show. */
  pictureHosts: string[]
  /** Addresses and networks of proxies whose X-Forwarded-For is taken. */
  trustedProxies: string[]
  /** The CDN in front of the shop; null where none is notified of changes. */
  cdnPurge: PurgeSettings | null
  /** Where traces go; null makes none. */
  tracing: TracingSettings | null
  providers: ProviderSettings
  /** Null takes no money: the sandbox. */
  stripe: StripeSettings | null
  /** Seal secrets in the database, the newest first; null takes those of varFolder/secrets.key. */
  secretsKeys: Buffer[] | null
  /** What the password gate asks for; null lets no one through it. */
  sitePassword: string | null
  /** Whether staff, owners and accounts people need a second factor. */
  secondFactor: 'required' | 'off'
  /** What pushes to browsers of the consoles are signed with; null sends none. */
  pushKeys: PushKeys | null
  /** Who issues invoices; null writes none. */
  seller: Seller | null
}

const processRoles = ['both', 'web', 'worker'] as const
const logFormats = ['text', 'json'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Reads the configuration. Throws ConfigError with a line for each variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = (name: string) => environment[name]?.trim() || null
  const { part, end } = readInParts()
  const databaseUrl = part(() => readDatabaseUrl('DATABASE_URL', read('DATABASE_URL')))
  const port = part(() => readPort('PORT', read('PORT')) ?? 3000)
  const loadsDemoShop = part(() => readFlag('DEMO_SHOP', read('DEMO_SHOP')) ?? databaseUrl === null)
  const demoHistory = part(() => readFlag('DEMO_HISTORY', read('DEMO_HISTORY'))) ?? true
  const seller = part(() => readSeller(read))
  const publicUrl = part(() => readOrigin('PUBLIC_URL', read('PUBLIC_URL'))) ?? `http://localhost:${port}`
  return end({
    host: read('HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    databaseUrl,
    directDatabaseUrl: part(() =>
      readFurtherUrl('DATABASE_DIRECT_URL', read('DATABASE_DIRECT_URL'), databaseUrl),
    ),
    readDatabaseUrl: part(() => readFurtherUrl('DATABASE_READ_URL', read('DATABASE_READ_URL'), databaseUrl)),
    databasePool:
      part(() => readWhole('DATABASE_POOL', read('DATABASE_POOL'), { least: 2, most: 1000 })) ?? 10,
    isDatabasePrepared: part(() => readFlag('DATABASE_PREPARED', read('DATABASE_PREPARED'))) ?? true,
    drainSeconds:
      part(() => readWhole('DRAIN_SECONDS', read('DRAIN_SECONDS'), { least: 0, most: 300 })) ??
      (databaseUrl === null ? 0 : 10),
    role: part(() => readRole(read('ROLE'), databaseUrl)),
    varFolder: read('VAR_FOLDER') ?? 'var',
    backupFolder: read('BACKUP_FOLDER'),
    loadsDemoShop,
    // Its people are on the embedded database alone, and its money is the sandbox's.
    makesUpTrade: demoHistory && loadsDemoShop && databaseUrl === null && !read('STRIPE_SECRET_KEY'),
    showsApiReference: part(() => readFlag('API_DOCS', read('API_DOCS'))) ?? true,
    logFormat: part(() => readChoice('LOG_FORMAT', read('LOG_FORMAT'), logFormats)),
    logLevel: part(() => readChoice('LOG_LEVEL', read('LOG_LEVEL'), logLevels)) ?? 'info',
    ...part(() => readMetricsSettings(read)),
    pictureHosts: part(() => readPictureHosts(read('PICTURE_HOSTS'))),
    trustedProxies: part(() => readTrustedProxies(read('TRUSTED_PROXIES'))),
    cdnPurge: part(() => readPurgeSettings(read)),
    tracing: part(() => readTracingSettings(read)),
    ...part(() => readMailSettings(read('SMTP_URL'), read('MAIL_FROM'))),
    supportEmail: part(() => readAddress('SUPPORT_EMAIL', read('SUPPORT_EMAIL'))) ?? contactAddress,
    mediaBucket: part(() => readBucketSettings(read)),
    providers: part(() => readProviderSettings(read)),
    stripe: part(() => readStripeSettings(read)),
    secretsKeys: part(() => readKeys('SECRETS_KEY', read('SECRETS_KEY'))),
    sitePassword: part(() => readSitePassword(read('SITE_PASSWORD'))),
    secondFactor: part(() => readSecondFactor(read('SECOND_FACTOR'), { loadsDemoShop, publicUrl })),
    pushKeys: part(() => readPushKeys(read)),
    seller: seller ?? (loadsDemoShop && read('SELLER') !== 'none' ? demoSeller : null),
  })
}

/** The embedded database belongs to one process, which does everything. */
function readRole(text: string | null, databaseUrl: string | null): Config['role'] {
  const role = readChoice('ROLE', text, processRoles) ?? 'both'
  if (role !== 'both' && databaseUrl === null)
    throw new ConfigError(`ROLE=${role} needs DATABASE_URL: the embedded database belongs to one process`)
  return role
}

/** Figures of a shop are no one's business: off this machine they need a token. */
function readMetricsSettings(
  read: (name: string) => string | null,
): Pick<Config, 'metricsPort' | 'metricsHost' | 'metricsToken'> {
  const metricsPort = readPort('METRICS_PORT', read('METRICS_PORT'))
  const metricsHost = read('METRICS_HOST') ?? '127.0.0.1'
  const metricsToken = read('METRICS_TOKEN')
  if (metricsPort !== null && !isThisMachine(metricsHost) && metricsToken === null)
    throw new ConfigError(
      `METRICS_TOKEN must be set where METRICS_HOST is '${metricsHost}': others can reach it`,
    )
  return { metricsPort, metricsHost, metricsToken }
}

/** The gate takes at most 200 characters (shared/api/accounts-api.ts). */
function readSitePassword(text: string | null): string | null {
  if (text !== null && text.length > 200)
    throw new ConfigError('SITE_PASSWORD must have at most 200 characters')
  return text
}

const isLocal = (url: string) => URL.canParse(url) && isThisMachine(new URL(url).hostname)

/** Only the demo shop on this machine does without: its passwords are printed at every start. */
function readSecondFactor(
  text: string | null,
  { loadsDemoShop, publicUrl }: Pick<Config, 'loadsDemoShop' | 'publicUrl'>,
): Config['secondFactor'] {
  const mayBeOff = loadsDemoShop && isLocal(publicUrl)
  const choice = readChoice('SECOND_FACTOR', text, ['required', 'off']) ?? (mayBeOff ? 'off' : 'required')
  if (choice === 'off' && !mayBeOff)
    throw new ConfigError('SECOND_FACTOR may be off only for the demo shop with a local PUBLIC_URL')
  return choice
}

const readPort = (name: string, text: string | null) =>
  readWhole(name, text, { least: 0, most: 65535 }, 'a port')

type Range = { least: number; most: number }

function readWhole(
  name: string,
  text: string | null,
  { least, most }: Range,
  what = 'a number',
): number | null {
  if (text === null) return null
  const number = Number(text)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ConfigError(`${name} must be ${what} from ${least} to ${most}, not '${text}'`)
  return number
}

function readAddress(name: string, text: string | null): string | null {
  if (text !== null && !/^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/u.test(text))
    throw new ConfigError(`${name} must be an email address such as support@dray.example, not '${text}'`)
  return text
}

function readChoice<T extends string>(name: string, text: string | null, choices: readonly T[]): T | null {
  if (text === null) return null
  const choice = choices.find((known) => known === text)
  if (choice === undefined)
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not '${text}'`)
  return choice
}

/** An origin in the form in which browsers write it: they and providers compare addresses letter by letter. */
function readOrigin(name: string, text: string | null): string | null {
  if (text === null) return null
  const url = URL.canParse(text) && /^https?:/.test(text) ? new URL(text) : null
  if (url === null) throw new ConfigError(`${name} must be an http or https address, not '${text}'`)
  const isOrigin = /^\/*$/.test(url.pathname) && !/[?#@]/.test(text)
  if (!isOrigin) throw new ConfigError(`${name} must be a scheme and a host alone, such as ${url.origin}`)
  return url.origin
}

function readDatabaseUrl(name: string, text: string | null): string | null {
  if (text === null) return null
  if (!URL.canParse(text) || !/^postgres(ql)?:/.test(text)) {
    throw new ConfigError(`${name} must be an address that starts with postgres://`)
  }
  return text
}

/** Another address of the same database. */
function readFurtherUrl(name: string, text: string | null, databaseUrl: string | null): string | null {
  const url = readDatabaseUrl(name, text)
  if (url !== null && databaseUrl === null)
    throw new ConfigError(`${name} needs DATABASE_URL: the embedded database has no other address`)
  return url
}

/** The address of the mail server may hold a password, so no message repeats it. */
function readMailSettings(smtpUrl: string | null, from: string | null): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  if (smtpUrl !== null && (!URL.canParse(smtpUrl) || !/^smtps?:\/\/[^/]/.test(smtpUrl)))
    throw new ConfigError('SMTP_URL must be an address that starts with smtp:// or smtps://')
  if (smtpUrl !== null && from === null)
    throw new ConfigError('MAIL_FROM must be set where SMTP_URL is: the sender of every mail')
  if (from !== null && !/^([^<>"\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(from))
    throw new ConfigError(`MAIL_FROM must be like 'Dray <orders@dray.example>', not '${from}'`)
  return { smtpUrl, mailFrom: from ?? 'Dray <hello@dray.example>' }
}
