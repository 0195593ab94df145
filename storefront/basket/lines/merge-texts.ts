import type { MergedLine } from '../../../shared/api/basket-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'

const closedRefusal = 'is of a brewery that takes no orders at the moment and was not added'
const refusals: Record<NonNullable<MergedLine['reason']>, string> = {
  bad_quantity: 'had no quantity and was not added',
  unknown_item: 'is not sold any more and was not added',
  unknown_group: 'was for a group that is no longer here and was not added',
  not_in_group: 'is not of a brewery in that group and was not added',
  price_unknown: 'has no price online and was not added',
  seller_not_cleared: closedRefusal,
  seller_paused: closedRefusal,
  sold_out: 'is sold out online and was not added',
  basket_full: 'was not added, because your basket is full',
}

/** The summary of a merge in words: how many lines were taken, and each of which something is to be said (C-46). */
export function mergeTexts(lines: readonly MergedLine[]): { title: string; details: string[] } {
  const taken = lines.filter(({ outcome }) => outcome !== 'refused').length
  return { title: titleFor(taken), details: lines.flatMap(detailOf) }
}

function titleFor(taken: number): string {
  if (taken === 0) return 'Nothing from this browser could be added to your basket.'
  return `${taken} ${taken === 1 ? 'item' : 'items'} from this browser ${taken === 1 ? 'is' : 'are'} now in your basket.`
}

function detailOf(line: MergedLine): string[] {
  const title = line.title ?? 'An item'
  if (line.outcome === 'refused') return [`${title} ${refusals[line.reason ?? 'unknown_item']}.`]
  const { priceChangeMinor: change } = line
  const parts = [
    line.outcome === 'merged' && `you had some already, now ${line.cartQuantity}`,
    line.capped && `only ${line.cartQuantity} can be had`,
    change !== 0 &&
      `price ${change > 0 ? 'increased' : 'decreased'} by ${formatMinor(Math.abs(change))} per unit`,
  ].filter((words) => words !== false)
  return parts.length === 0 ? [] : [`${title}: ${parts.join('; ')}.`]
}
