import { ConfigError } from './config-error.ts'

export const secretsKeyBytes = 32

/** 32 bytes written in base64, or null. */
export function readSecretsKey(text: string): Buffer | null {
  const key = Buffer.from(text.trim(), 'base64')
  return key.length === secretsKeyBytes && /^[A-Za-z0-9+/]{43}=$/.test(text.trim()) ? key : null
}

/** A key of a setting; null without it. Throws ConfigError, which does not repeat it. */
export function readKey(name: string, text: string | null): Buffer | null {
  const key = text === null ? null : readSecretsKey(text)
  if (text !== null && key === null)
    throw new ConfigError(`${name} must be 32 bytes in base64, as 'openssl rand -base64 32' prints them`)
  return key
}
