import { basketItemKey, type BasketItemKind } from './basket-keys.ts'
import { readQuantity } from './basket-quantity.ts'
import { basketCookieBytes, basketCookieSeconds, basketLineLimit } from '../limits/limits.ts'
import { cookieText } from '../format/cookie-text.ts'
import { isUuid } from '../format/uuid.ts'

/** A line of a guest's basket, as little of it as brings the rest back by a quote (C-53). */
export type CookieLine = {
  kind: BasketItemKind
  itemId: string
  /** Null in the regular basket. */
  groupSlug: string | null
  quantity: number
  /** The price that the buyer last saw, in pence without VAT; null while unknown. */
  baselinePriceMinor: number | null
}

/** OPEN-12, CONST-03. */
export const basketCookieName = 'dray_basket'

/** The version of the format, for later changes. */
const version = '1'
const numeral = 36
const heads = { variant: 'v', upsell: 'u' } as const

/**
 * The cookie's value: `1~<group slugs>~<lines>`, with `.` between entries and `*` between a line's parts: kind and id,
 * quantity, price, place of the group. Needs no escape in a cookie. It stays under 3,800 bytes with its name: lines
 * that do not fit are left out, the last first. An empty basket gives a value of its own.
 */
export function writeBasketCookie(lines: readonly CookieLine[]): string {
  const slugs: string[] = []
  const written: string[] = []
  let room = basketCookieBytes - `${basketCookieName}=${version}~~`.length
  for (const line of lines) {
    const isNew = line.groupSlug !== null && !slugs.includes(line.groupSlug)
    const known = isNew ? [...slugs, line.groupSlug!] : slugs
    const text = writeLine(line, known)
    const added = text.length + 1 + (isNew ? escapeText(line.groupSlug!).length + 1 : 0)
    if (added > room) break
    room -= added
    written.push(text)
    if (isNew) slugs.push(line.groupSlug!)
  }
  return `${version}~${slugs.map(escapeText).join('.')}~${written.join('.')}`
}

/**
 * The readable lines of a cookie's value; never throws. Of two lines with the same item in a basket the first counts.
 */
export function readBasketCookie(value: string): CookieLine[] {
  const [format, slugText, lineText] = value.split('~')
  if (format !== version || slugText === undefined || lineText === undefined) return []
  const slugs = slugText.split('.').map(unescapeText)
  const lines = new Map<string, CookieLine>()
  for (const text of lineText.split('.')) {
    const line = readLine(text, slugs)
    if (line === null || lines.size >= basketLineLimit) continue
    const key = basketItemKey({ ...line, groupId: line.groupSlug })
    if (!lines.has(key)) lines.set(key, line)
  }
  return [...lines.values()]
}

/** How the cookie is set: 30 days, the whole site, not for other sites' forms (CONST-01, CONST-02). */
export function basketCookieText(value: string, isSecure: boolean): string {
  return cookieText(basketCookieName, value, { maxAgeSeconds: basketCookieSeconds, isSecure })
}

function writeLine(line: CookieLine, slugs: readonly string[]): string {
  const { kind, itemId, groupSlug, quantity, baselinePriceMinor } = line
  const head = heads[kind]
  const name = isUuid(itemId) ? head + packUuid(itemId) : head.toUpperCase() + escapeText(itemId)
  const price = baselinePriceMinor === null ? '' : baselinePriceMinor.toString(numeral)
  const group = groupSlug === null ? '' : slugs.indexOf(groupSlug).toString(numeral)
  return [name, quantity.toString(numeral), price, group].join('*').replace(/\*+$/, '')
}

function readLine(text: string, slugs: readonly (string | null)[]): CookieLine | null {
  const [name = '', quantityText = '', price = '', group = ''] = text.split('*')
  const head = name.charAt(0)
  const kind = head.toLowerCase() === 'v' ? 'variant' : head.toLowerCase() === 'u' ? 'upsell' : null
  const isPacked = head === head.toLowerCase()
  const itemId = isPacked ? unpackUuid(name.slice(1)) : unescapeText(name.slice(1))
  const quantity = readQuantity(readNumeral(quantityText))
  const groupSlug = group === '' ? null : slugs[readNumeral(group)]
  if (kind === null || !itemId?.trim() || quantity === 0 || groupSlug === undefined) return null
  if (group !== '' && !groupSlug) return null
  const baseline = readNumeral(price)
  return { kind, itemId, groupSlug, quantity, baselinePriceMinor: Number.isNaN(baseline) ? null : baseline }
}

/** A whole number of up to seven figures, enough for any price; NaN for anything else. */
function readNumeral(text: string): number {
  return /^[0-9a-z]{1,7}$/.test(text) ? Number.parseInt(text, numeral) : Number.NaN
}

/** 16 bytes as 22 characters of base64url. */
function packUuid(id: string): string {
  const bytes = (id.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}

function unpackUuid(text: string): string | null {
  if (!/^[\w-]{22}$/.test(text)) return null
  const bytes = atob(`${text.replaceAll('-', '+').replaceAll('_', '/')}==`)
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The text without the separators. */
function escapeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[.~*!'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}

function unescapeText(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
