import { offeredLineLimit, offeredUnitsLimit } from '../limits/limits.ts'
import { isUuid } from '../format/uuid.ts'

/** So many of a size of a beer. */
export type OfferedLine = { itemId: string; quantity: number }

/** Names of the query by which a link offers lines to the basket page. */
export const offerFields = { offer: 'offer', group: 'group', continueTo: 'continue_to' } as const

/**
 * The items of a link such as `<id>:2,<id>:1`, each once; null for anything else. An id may also be written `~` and
 * base64url, as the Universal Commerce Protocol allows (PLAT-24).
 */
export function readOffer(text: string): OfferedLine[] | null {
  const units = new Map<string, number>()
  for (const part of text.split(',', offeredLineLimit + 1)) {
    const [, token = '', digits = ''] = /^(~?[\w.-]{1,200}):([1-9]\d{0,3})$/.exec(part) ?? []
    const itemId = (token.startsWith('~') ? decoded(token.slice(1)) : token).toLowerCase()
    if (!isUuid(itemId)) return null
    units.set(itemId, Math.min(offeredUnitsLimit, (units.get(itemId) ?? 0) + Number(digits)))
  }
  if (units.size > offeredLineLimit) return null
  return [...units].map(([itemId, quantity]) => ({ itemId, quantity }))
}

/** The items as readOffer reads them. */
export const writeOffer = (lines: readonly OfferedLine[]): string =>
  lines.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(',')

function decoded(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
