import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Seals texts that the database must not hold in clear, and hashes texts that are too short for a plain hash. */
export type Sealer = {
  /** `context` names the owner and the purpose: a text sealed for one context opens in no other. */
  seal: (text: string, context: string) => string
  /** Null if another key sealed it, or a part has changed. */
  open: (sealed: string, context: string) => string | null
  /** The same text gives the same digest; a guess needs the key. */
  digest: (text: string, context: string) => string
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM and HMAC-SHA-256, each with a key of its own, derived from this 32-byte key (HKDF). */
export function createSealer(key: Buffer): Sealer {
  const sealing = derive(key, 'dray seal')
  const hashing = derive(key, 'dray digest')
  const keyId = createHash('sha256').update(sealing).digest('hex').slice(0, 8)
  return {
    seal: (text, context) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, sealing, iv, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${keyId}.${sealed.toString('base64url')}`
    },
    open: (text, context) => {
      const [version, id, body = ''] = text.split('.')
      const sealed = Buffer.from(body, 'base64url')
      if (version !== 'v1' || id !== keyId || sealed.length < ivBytes + tagBytes) return null
      const iv = sealed.subarray(0, ivBytes)
      const decipher = createDecipheriv(algorithm, sealing, iv, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(-tagBytes))
      try {
        const start = decipher.update(sealed.subarray(ivBytes, -tagBytes))
        return Buffer.concat([start, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    digest: (text, context) => createHmac('sha256', hashing).update(`${context}\n${text}`).digest('hex'),
  }
}

const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
