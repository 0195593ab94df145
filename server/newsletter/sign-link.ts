import { createHmac, timingSafeEqual } from 'node:crypto'
import { isLetterCategory, type LetterCategory } from '../../shared/newsletter.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** What a link of a mail says, and nobody but us can have written. */
export type SignedLink = {
  purpose: LinkPurpose
  category: LetterCategory
  email: string
  /** When the link was made, to the second. */
  madeAt: Date
}

export type LinkKey = { id: string; secret: string }

const shape = /^([\w-]{1,32})\.([\w-]{1,1000})\.([\w-]{43})$/

/** The link as one word that fits into an address: key, content and HMAC-SHA256, base64url. */
export function signLink({ id, secret }: LinkKey, { purpose, category, email, madeAt }: SignedLink): string {
  const content = [purpose, category, email, Math.floor(madeAt.getTime() / 1000)]
  const signed = `${id}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`
  return `${signed}.${macOf(signed, secret)}`
}

/** The id of the key that a token says it was signed with; null for what is no token at all. */
export function keyIdOf(token: string): string | null {
  return shape.exec(token)?.[1] ?? null
}

/** What a token says; null where it was cut, changed, or signed by somebody else. */
export function readLink({ secret }: LinkKey, token: string): SignedLink | null {
  const [, id, content = '', mac = ''] = shape.exec(token) ?? []
  if (id === undefined) return null
  const expected = macOf(`${id}.${content}`, secret)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null
  const [purpose, category, email, seconds] = JSON.parse(Buffer.from(content, 'base64url').toString())
  if (!isLetterCategory(category)) return null
  return { purpose, category, email, madeAt: new Date(seconds * 1000) }
}

const macOf = (text: string, secret: string) =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(text).digest('base64url')
