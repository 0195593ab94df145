import { ConfigError } from './config-error.ts'
import { hasLogin, isOwnAddress } from './encrypted-addresses.ts'

/** Where a CDN is notified of which answers have changed. */
export type PurgeSettings = { url: string; token: string | null }

/** Null without CDN_PURGE_URL. Throws ConfigError for an address to which the token would go unencrypted. */
export function readPurgeSettings(read: (name: string) => string | null): PurgeSettings | null {
  const url = read('CDN_PURGE_URL')
  const token = read('CDN_PURGE_TOKEN')
  if (url === null && token === null) return null
  if (url === null) throw new ConfigError('CDN_PURGE_URL must be set where CDN_PURGE_TOKEN is')
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new ConfigError('CDN_PURGE_URL must be an http or https address')
  if (hasLogin(url))
    throw new ConfigError('CDN_PURGE_URL must have no name and password: its token is CDN_PURGE_TOKEN')
  if (!url.startsWith('https:') && token !== null && !isOwnAddress(url))
    throw new ConfigError('CDN_PURGE_URL must be an https address where CDN_PURGE_TOKEN is set')
  return { url, token }
}
