import { ConfigError, readSecureAddress } from './config-error.ts'

export type OpenIdSettings = { clientId: string; clientSecret: string; issuer: string }
export type FacebookSettings = { clientId: string; clientSecret: string; graphUrl: string; dialogUrl: string }

/** Null if an installation does not offer the provider. */
export type ProviderSettings = {
  google: OpenIdSettings | null
  microsoft: OpenIdSettings | null
  facebook: FacebookSettings | null
}

type Read = (name: string) => string | null

/** Reads the settings of the sign-in providers. One with only half of its settings is a ConfigError. */
export function readProviderSettings(read: Read): ProviderSettings {
  return {
    google: readProvider(read, 'GOOGLE', { issuer: 'https://accounts.google.com' }),
    // Work, school and personal accounts alike.
    microsoft: readProvider(read, 'MICROSOFT', { issuer: 'https://login.microsoftonline.com/common/v2.0' }),
    // Without a version Facebook uses the oldest one that the registered app still supports.
    facebook: readProvider(read, 'FACEBOOK', {
      graphUrl: 'https://graph.facebook.com',
      dialogUrl: 'https://www.facebook.com/dialog/oauth',
    }),
  }
}

function readProvider<Addresses extends Record<string, string>>(
  read: Read,
  provider: string,
  addresses: Addresses,
): (Addresses & { clientId: string; clientSecret: string }) | null {
  const nameOf = (key: string) =>
    `${provider}_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
  const keys = Object.keys(addresses)
  const isSet = ['clientId', 'clientSecret', ...keys].some((key) => read(nameOf(key)) !== null)
  if (!isSet) return null
  const required = (key: string) => {
    const value = read(nameOf(key))
    if (value === null) throw new ConfigError(`${nameOf(key)} is missing; other settings of it are there`)
    return value
  }
  const given = keys.map((key) => [key, readSecureAddress(nameOf(key), read(nameOf(key))) ?? addresses[key]])
  return {
    ...(Object.fromEntries(given) as Addresses),
    clientId: required('clientId'),
    clientSecret: required('clientSecret'),
  }
}
