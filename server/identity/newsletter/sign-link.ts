import { createHmac, timingSafeEqual } from 'node:crypto'
import { type AlertCategory, isAlertCategory } from '../../../shared/newsletter/alert-kinds.ts'
import { isNewsletterCategory, type NewsletterCategory } from '../../../shared/newsletter/newsletter-data.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'
/** What a link is about: a category of the newsletter, or alerts of a client. */
export type LinkCategory = NewsletterCategory | AlertCategory

/** The contents of a mail's link. The signature proves that the shop wrote them. */
export type SignedLink = {
  purpose: LinkPurpose
  category: LinkCategory
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

/** The id of the key that signed a token, as the token states it; null for a malformed token. */
export function keyIdOf(token: string): string | null {
  return shape.exec(token)?.[1] ?? null
}

/** A token's contents; null if it is cut, changed, or signed with another key. */
export function readLink({ secret }: LinkKey, token: string): SignedLink | null {
  const [, id, content = '', mac = ''] = shape.exec(token) ?? []
  if (id === undefined) return null
  const expected = macOf(`${id}.${content}`, secret)
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null
  const [purpose, category, email, seconds] = JSON.parse(Buffer.from(content, 'base64url').toString())
  if (!isNewsletterCategory(category) && !isAlertCategory(category)) return null
  return { purpose, category, email, madeAt: new Date(seconds * 1000) }
}

const macOf = (text: string, secret: string) =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(text).digest('base64url')
