import { createECDH } from 'node:crypto'
import { ConfigError } from './config-error.ts'

/** The key pair that names this shop to the makers of browsers (VAPID, RFC 8292), each in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** Null without keys. Throws ConfigError for one alone, and for a pair that does not belong together. */
export function readPushKeys(read: (name: string) => string | null): PushKeys | null {
  const publicKey = read('PUSH_PUBLIC_KEY')
  const privateKey = read('PUSH_PRIVATE_KEY')
  if (publicKey === null && privateKey === null) return null
  if (publicKey === null || privateKey === null)
    throw new ConfigError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are set together or not at all')
  if (publicKeyOf(privateKey) !== publicKey)
    throw new ConfigError(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair of keys as npx web-push generate-vapid-keys prints it',
    )
  return { publicKey, privateKey }
}

/** Null for what is not a private key of P-256. */
function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url')
  if (bytes.length !== 32) return null
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes)
    return pair.getPublicKey().toString('base64url')
  } catch {
    return null
  }
}
