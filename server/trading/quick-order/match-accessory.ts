import type { MatchedRow } from '../../../shared/api/quick-order-api.ts'
import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import { quickOrderItems } from '../../../shared/limits/limits.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import type { QuickOrderRow } from './quick-order-rows.ts'
import { wordsOf } from '../../catalogue/beers/search-index/search-words.ts'
import { type AccessoryScore, scoreAccessory } from './score-accessory.ts'
import type { BeerScore } from './score-beer.ts'

export type AccessoryMatch = AccessoryScore & { row: MatchedRow }

/** By so much the best must be ahead of the next to need no second look. */
const clearLead = 1.5

/** The accessories that a row may mean, the best first; null where it means none. */
export function matchAccessory(
  row: QuickOrderRow,
  accessories: readonly AccessoryCard[],
): AccessoryMatch | null {
  const scored = accessories.flatMap((accessory) => {
    const fit = scoreAccessory(row, accessory)
    return fit === null ? [] : [{ accessory, fit }]
  })
  const weigh = ({ accessory, fit }: (typeof scored)[number]) =>
    fit.score - 2 * fit.strays + (accessory.isSoldOut ? 0 : 0.5)
  scored.sort((one, other) => weigh(other) - weigh(one))
  const [best, next] = scored
  if (!best) return null
  const { accessory, fit } = best
  const isPacked = countsPieces(row, accessory.name)
  const isClear = !next || weigh(best) - weigh(next) >= clearLead
  return {
    ...fit,
    row: {
      text: row.text,
      lineNumber: row.lineNumber,
      kind: 'upsell',
      question: null,
      quantity: isPacked ? 1 : row.quantity,
      understood: { container: '', name: accessory.name },
      state: fit.strays === 0 && isClear && !isPacked ? 'sure' : 'unsure',
      chosen: accessory.id,
      items: scored.slice(0, quickOrderItems).map((one) => itemView(one.accessory)),
    },
  }
}

/** Whether a row means an accessory rather than the best beer that was found for it. */
export function isAccessoryMeant(
  accessory: AccessoryScore,
  beer: BeerScore | undefined,
  { container }: QuickOrderRow,
): boolean {
  if (!beer) return true
  const isWritten = accessory.strays === 0 && accessory.isSpelled && accessory.isHeadNamed
  if (isWritten && !beer.isSpelled) return true
  if (beer.isNamed) return accessory.strays === 0 && beer.strays > 0
  if (accessory.strays !== beer.strays) return accessory.strays < beer.strays
  return accessory.isHeadNamed && container.volumeMl === null
}

/** '100 spiles' are one bag of 100, and '48 pint glasses' one case. */
function countsPieces({ quantity }: QuickOrderRow, name: string): boolean {
  return quantity >= 10 && wordsOf(name).includes(String(quantity))
}

function itemView({ id, name, slug, imageUrl, priceMinor, currentStock, maxQuantity }: AccessoryCard) {
  const most = priceMinor === null ? 0 : Math.min(currentStock, maxQuantity ?? currentStock)
  return {
    id,
    name,
    breweryId: null,
    breweryName: '',
    style: '',
    href: serverPaths.accessory(slug),
    imageUrl,
    sizes: [{ variantId: id, label: 'each', priceMinor, maxQuantity: most }],
  }
}
