import { floorToMultiple } from '../../shared/prices/order-multiple.ts'
import type { MatchedRow, OrderItem, OrderSize, QuickOrder } from '../../shared/api/quick-order-api.ts'
import type { AddedItem } from '../../shared/basket/basket-events.ts'
import { capQuantity } from '../../shared/basket/basket-quantity.ts'
import { summarise } from '../../shared/basket/basket-totals.ts'

/** The id of the form that adds the whole order. */
export const sheetForm = 'order-sheet'

/** A row of the order as the buyer has it now. */
export type DraftRow = {
  /** Of this row as long as the page lives. */
  key: string
  matched: MatchedRow
  /** Null leaves the row out. */
  variantId: string | null
  quantity: number
}

/** The rows as read, ready for corrections. Notes order nothing and are left out. */
export function draftOf(order: QuickOrder, firstKey = 0): DraftRow[] {
  return order.rows
    .filter(({ state }) => state !== 'note')
    .map((matched, at) =>
      settle({ key: `row-${firstKey + at}`, matched, variantId: matched.chosen, quantity: matched.quantity }),
    )
}

/** The item and size of the row; null where it has none. */
export function choiceOf({ matched, variantId }: DraftRow): { item: OrderItem; size: OrderSize } | null {
  for (const item of matched.items) {
    const size = item.sizes.find((size) => size.variantId === variantId)
    if (size) return { item, size }
  }
  return null
}

/** What a row adds to the basket; nothing where it is left out or sold out. */
export function orderableOf(row: DraftRow): { item: OrderItem; size: OrderSize; quantity: number } | null {
  const choice = choiceOf(row)
  const quantity = choice === null ? 0 : unitsOf(row.quantity, choice.size)
  return choice === null || quantity === 0 ? null : { ...choice, quantity }
}

/** Another item or size for a row; its quantity stays within the stock. */
export function chooseSize(row: DraftRow, variantId: string | null): DraftRow {
  return settle({ ...row, variantId })
}

/** Sums of what would be added, in pence, as the basket sums them. */
export function summariseDraft(rows: readonly DraftRow[]) {
  const lines = rows.flatMap((row) => orderableOf(row) ?? [])
  return {
    lineCount: lines.length,
    ...summarise(
      lines.map(({ quantity, size }) => ({
        quantity,
        group: null,
        priceMinor: size.priceMinor,
        ...(size.vatRate !== undefined && { vatRate: size.vatRate }),
        baselinePriceMinor: size.priceMinor,
      })),
    ),
  }
}

/** The breweries of what would be added; accessories have none. */
export function breweriesOf(rows: readonly DraftRow[]): Set<string> {
  return new Set(rows.flatMap((row) => orderableOf(row)?.item.breweryId ?? []))
}

/** Groups whose pallet can take everything on the order: every brewery is one of theirs. */
export function groupsFor(rows: readonly DraftRow[], groups: QuickOrder['groups']): QuickOrder['groups'] {
  const breweries = breweriesOf(rows)
  if (breweries.size === 0) return []
  return groups.filter(({ breweryIds }) => [...breweries].every((id) => breweryIds.includes(id)))
}

/** The slug of the group that is preselected: one with a basket begun; null for the regular basket. */
export function groupBegun(fitting: QuickOrder['groups'], begun: ReadonlySet<string>): string | null {
  return fitting.find(({ slug }) => begun.has(slug))?.slug ?? null
}

/** The rows as the basket takes them. */
export function itemsOf(rows: readonly DraftRow[], groupSlug: string | null): AddedItem[] {
  return rows.flatMap((row) => {
    const line = orderableOf(row)
    if (line === null) return []
    const { item, size, quantity } = line
    const { kind } = row.matched
    return [{ kind, itemId: size.variantId, groupSlug, quantity, title: item.name }]
  })
}

/** A row with a question orders nothing until a quantity is given (PRICE-07). */
export const isAsked = ({ matched, quantity }: DraftRow): boolean =>
  matched.question !== null && quantity === 0

/** A sold-out size remembers the requested quantity, in case another size replaces it. */
function settle(row: DraftRow): DraftRow {
  const size = choiceOf(row)?.size
  return !size || size.maxQuantity === 0 || isAsked(row)
    ? row
    : { ...row, quantity: unitsOf(Math.max(1, row.quantity), size) }
}

/** Whole multiples, and no more than there are. */
const unitsOf = (quantity: number, { maxQuantity, orderMultiple }: OrderSize) =>
  capQuantity(floorToMultiple(quantity, orderMultiple), maxQuantity)
