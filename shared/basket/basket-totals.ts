import { type BasketLine, priceChangeMinor } from './basket-lines.ts'
import { standardVatRate, vatMinor } from '../duty/vat.ts'

/** Sums of one basket in pence; prices are without VAT (C-84). */
export type BasketSummary = {
  subtotalMinor: number
  taxTotalMinor: number
  totalMinor: number
  /** Units, not lines (C-54). */
  itemCount: number
  /** Lines whose price has changed since the buyer took it. */
  priceAlerts: number
}
/** ENT-50. */
export type GroupSummary = BasketSummary & { groupId: string; groupSlug: string; groupName: string }

type CountedLine = Pick<BasketLine, 'quantity' | 'group' | 'priceMinor' | 'baselinePriceMinor'> & {
  /** In hundredths of a percent; the standard rate unless the item has its own. */
  vatRate?: number
}

/** The sums of these lines; a line without a price counts as an item and adds nothing (C-14). */
export function summarise(lines: readonly CountedLine[]): BasketSummary {
  const parts = lines.map(({ quantity, priceMinor, vatRate = standardVatRate }) => ({
    netMinor: quantity * (priceMinor ?? 0),
    vatRate,
  }))
  const subtotalMinor = parts.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const taxTotalMinor = vatMinor(parts)
  return {
    subtotalMinor,
    taxTotalMinor,
    totalMinor: subtotalMinor + taxTotalMinor,
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    priceAlerts: lines.filter((line) => priceChangeMinor(line) !== 0).length,
  }
}

/** The regular basket's lines alone. */
export function summariseRegular(lines: readonly CountedLine[]): BasketSummary {
  return summarise(lines.filter(({ group }) => group === null))
}

/** One summary for each group that has lines, in the order of their first lines (BASK-51). */
export function summariseGroups(lines: readonly CountedLine[]): GroupSummary[] {
  const groups = new Map(lines.flatMap(({ group }) => (group === null ? [] : [[group.id, group] as const])))
  return [...groups.values()].map(({ id, slug, name }) => ({
    groupId: id,
    groupSlug: slug,
    groupName: name,
    ...summarise(lines.filter(({ group }) => group?.id === id)),
  }))
}
