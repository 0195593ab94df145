/** A setting that is wrong or missing; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads an address that secrets go to: https, or http on this machine alone. Throws ConfigError. */
export function readSecureAddress(name: string, text: string | null): string | null {
  if (text === null) return null
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '' }
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !isLocal)
    throw new ConfigError(`${name} must be an https address, not '${text}'`)
  return text.replace(/\/+$/, '')
}
