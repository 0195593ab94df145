import { ConfigError } from './config-error.ts'

export const secretsKeyBytes = 32
const mostKeys = 5

/** Keys of 32 bytes in base64, separated by commas or lines, the newest first; null where one is none. */
export function readSecretsKeys(text: string): Buffer[] | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const isRight = words.length > 0 && words.length <= mostKeys && words.every((word) => base64.test(word))
  return isRight ? words.map((word) => Buffer.from(word, 'base64')) : null
}

/** 32 bytes are 43 characters and a filler. */
const base64 = /^[A-Za-z0-9+/]{43}=$/

/** The keys of a setting; null without it. Throws ConfigError, which does not repeat them. */
export function readKeys(name: string, text: string | null): Buffer[] | null {
  const keys = text === null ? null : readSecretsKeys(text)
  if (text !== null && keys === null)
    throw new ConfigError(
      `${name} must be 32 bytes in base64, as 'openssl rand -base64 32' prints them, or up to ${mostKeys} of these with commas`,
    )
  return keys
}
