import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'

/** Seals texts that the database must not hold in clear, and hashes texts that are too short for a plain hash. */
export type Sealer = {
  /** `context` names the owner and the purpose: a text sealed for one context opens in no other. */
  seal: (text: string, context: string) => string
  /** Null if none of the keys sealed it, or a part has changed. */
  open: (sealed: string, context: string) => string | null
  /** The same text gives the same digest; a guess needs the key. */
  digest: (text: string, context: string) => string
  /** What everything begins with that the newest key has sealed. */
  prefix: string
}

/** What every sealed text begins with, whatever its key. */
export const sealedPrefix = 'v1.'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM with keys derived (HKDF) from these 32-byte keys: the first seals, all of them open. Digests are
 * HMAC-SHA-256 under a key that stays the same when the others are replaced.
 */
export function createSealer(keys: readonly Buffer[], digestKey = digestKeyOf(keys)): Sealer {
  const sealing = keys.map((key) => {
    const derived = derive(key, 'dray seal')
    return { derived, id: hash('sha256', derived, 'hex').slice(0, 8) }
  })
  const newest = sealing[0]!
  const prefix = `${sealedPrefix}${newest.id}.`
  return {
    prefix,
    seal: (text, context) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, newest.derived, iv, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${prefix}${sealed.toString('base64url')}`
    },
    open: (text, context) => {
      const [version, id, body = ''] = text.split('.')
      const key = sealing.find((known) => known.id === id)
      const sealed = Buffer.from(body, 'base64url')
      if (`${version}.` !== sealedPrefix || key === undefined || sealed.length < ivBytes + tagBytes)
        return null
      const iv = sealed.subarray(0, ivBytes)
      const decipher = createDecipheriv(algorithm, key.derived, iv, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(-tagBytes))
      try {
        const start = decipher.update(sealed.subarray(ivBytes, -tagBytes))
        return Buffer.concat([start, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    digest: (text, context) => createHmac('sha256', digestKey).update(`${context}\n${text}`).digest('hex'),
  }
}

/** The key of digests that an installation begins with: that of the oldest of its keys. */
export const digestKeyOf = (keys: readonly Buffer[]) => derive(keys.at(-1)!, 'dray digest')

const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
