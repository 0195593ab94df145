import { contactAddress } from '../shared/paths.ts'
import { ConfigError } from './config-error.ts'
import type { BucketSettings } from './media/bucket-store.ts'
import { readBucketSettings } from './media-settings.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'
import { type ProviderSettings, readProviderSettings } from './provider-settings.ts'
import { demoSeller, readSeller, type Seller } from './seller-settings.ts'

/** The environment, read and checked once. Nothing else in the project looks at process.env. */
export type Config = {
  host: string
  port: number
  /** What the site is called from outside: canonical addresses, mails and sitemaps start with it. */
  publicUrl: string
  /** PostgreSQL 15 or newer; null keeps an embedded database under varFolder. */
  databaseUrl: string | null
  varFolder: string
  loadsDemoShop: boolean
  logLevel: (typeof logLevels)[number]
  /** Own port of /metrics; null serves none unless metricsToken is set. */
  metricsPort: number | null
  metricsToken: string | null
  /** Null keeps mails as files in varFolder/mail. */
  smtpUrl: string | null
  /** The From header of every mail. */
  mailFrom: string
  /** Who gets what people write on /support. */
  supportEmail: string
  /** S3-compatible storage for pictures of reviews; null keeps them in varFolder/media. */
  mediaBucket: BucketSettings | null
  providers: ProviderSettings
  /** Null takes no money: the sandbox. */
  stripe: StripeSettings | null
  /** What the password gate asks for; null lets nobody through it. */
  sitePassword: string | null
  /** Who issues invoices; null writes none. */
  seller: Seller | null
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Reads the configuration. Throws ConfigError naming the variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = (name: string) => environment[name]?.trim() || null
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL'))
  const port = readPort('PORT', read('PORT')) ?? 3000
  const loadsDemoShop = readFlag('DEMO_SHOP', read('DEMO_SHOP')) ?? databaseUrl === null
  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    publicUrl: readUrl('PUBLIC_URL', read('PUBLIC_URL')) ?? `http://localhost:${port}`,
    databaseUrl,
    varFolder: read('VAR_FOLDER') ?? 'var',
    loadsDemoShop,
    logLevel: readChoice('LOG_LEVEL', read('LOG_LEVEL'), logLevels) ?? 'info',
    metricsPort: readPort('METRICS_PORT', read('METRICS_PORT')),
    metricsToken: read('METRICS_TOKEN'),
    ...readMailSettings(read('SMTP_URL'), read('MAIL_FROM')),
    supportEmail: readAddress('SUPPORT_EMAIL', read('SUPPORT_EMAIL')) ?? contactAddress,
    mediaBucket: readBucketSettings(read),
    providers: readProviderSettings(read),
    stripe: readStripeSettings(read),
    sitePassword: readSitePassword(read('SITE_PASSWORD')),
    seller: readSeller(read) ?? (loadsDemoShop ? demoSeller : null),
  }
}

/** The gate takes at most 200 characters (shared/api/accounts.ts). */
function readSitePassword(text: string | null): string | null {
  if (text !== null && text.length > 200)
    throw new ConfigError('SITE_PASSWORD must have at most 200 characters')
  return text
}

function readPort(name: string, text: string | null): number | null {
  if (text === null) return null
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ConfigError(`${name} must be a port from 0 to 65535, not '${text}'`)
  }
  return port
}

function readAddress(name: string, text: string | null): string | null {
  if (text !== null && !/^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/u.test(text))
    throw new ConfigError(`${name} must be an e-mail address such as support@dray.example, not '${text}'`)
  return text
}

function readFlag(name: string, text: string | null): boolean | null {
  if (text === null) return null
  if (/^(true|1|yes|on)$/i.test(text)) return true
  if (/^(false|0|no|off)$/i.test(text)) return false
  throw new ConfigError(`${name} must be true or false, not '${text}'`)
}

function readChoice<T extends string>(name: string, text: string | null, choices: readonly T[]): T | null {
  if (text === null) return null
  const choice = choices.find((known) => known === text)
  if (choice === undefined)
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not '${text}'`)
  return choice
}

function readUrl(name: string, text: string | null): string | null {
  if (text === null) return null
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new ConfigError(`${name} must be an http or https address, not '${text}'`)
  }
  return text.replace(/\/+$/, '')
}

function readDatabaseUrl(text: string | null): string | null {
  if (text === null) return null
  if (!URL.canParse(text) || !/^postgres(ql)?:/.test(text)) {
    throw new ConfigError('DATABASE_URL must be an address that starts with postgres://')
  }
  return text
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
