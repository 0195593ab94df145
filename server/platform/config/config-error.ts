/** A setting that is wrong or missing; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export function readFlag(name: string, text: string | null): boolean | null {
  if (text === null) return null
  if (/^(true|1|yes|on)$/i.test(text)) return true
  if (/^(false|0|no|off)$/i.test(text)) return false
  throw new ConfigError(`${name} must be true or false, not '${text}'`)
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

/**
 * Reads settings part by part, so that all problems are named and not the first alone: `part` answers what its reader
 * does, and `end` the whole. `end` throws one ConfigError with every problem, a line each.
 */
export function readInParts() {
  const problems: string[] = []
  return {
    /** Where the reader throws there is no value; nothing gets past `end` then. */
    part: <Value>(reader: () => Value): Value => {
      try {
        return reader()
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error
        problems.push(error.message)
        return undefined as Value
      }
    },
    end: <Whole>(whole: Whole): Whole => {
      if (problems.length > 0) throw new ConfigError(problems.join('\n'))
      return whole
    },
  }
}
