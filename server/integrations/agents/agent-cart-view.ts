import type { BasketQuote, CartItem } from '../../../shared/api/basket-api.ts'
import { summarise } from '../../../shared/basket/basket-totals.ts'
import { planGroupPallet } from '../../../shared/pallet/plan-group-pallet.ts'
import type { AgentCart } from './agent-carts.ts'
import { type UcpMessage, ucpMessage } from './ucp-message.ts'

type AgentCartViewView = { items: readonly CartItem[]; messages: readonly UcpMessage[] }

const refusals: Record<string, string> = {
  unknown_item: 'The shop does not sell this.',
  unknown_group: 'There is no such group.',
  not_in_group: 'This beer is not of a brewery in that group.',
}

const unavailable = (itemId: string, why: string) =>
  ucpMessage('warning', 'item_unavailable', `${itemId}: ${why}`)

/** The lines that have a price, and what is to be said of the others and of changed quantities. */
export function readQuote({ lines }: Pick<AgentCart, 'lines'>, quote: BasketQuote): AgentCartViewView {
  const refused = quote.refused.map(({ line, reason }) =>
    unavailable(lines[line]?.itemId ?? '', refusals[reason] ?? 'This cannot be ordered.'),
  )
  const unpriced = quote.items
    .filter(({ priceMinor }) => priceMinor === null)
    .map(({ commerceItemId }) => unavailable(commerceItemId, 'This has no price online.'))
  const items = quote.items.filter(({ priceMinor }) => priceMinor !== null)
  const noted = items.flatMap((item, index) => noteOf(item, index, lines))
  return { items, messages: [...refused, ...unpriced, ...noted] }
}

function noteOf(item: CartItem, index: number, lines: AgentCart['lines']): UcpMessage[] {
  const path = `$.line_items[${index}]`
  if (item.closure || item.maxQuantity <= 0)
    return [
      ucpMessage('error', 'out_of_stock', item.closure?.text ?? `${item.title} is sold out.`, {
        severity: 'recoverable',
        path,
      }),
    ]
  const wanted = lines.find(({ itemId }) => itemId === item.commerceItemId)?.quantity
  if (wanted === item.quantity) return []
  const content = `${wanted} of ${item.title} were asked for, ${item.quantity} can be ordered.`
  return [ucpMessage('warning', 'quantity_adjusted', content, { path: `${path}.quantity` })]
}

/** What carts and checkouts have in common: lines, sums, and the pallet of a group's lines (PLAT-22). */
export function linesView(
  { id, endsAt, groupSlug, postcode }: AgentCart,
  { items, messages }: AgentCartViewView,
  publicUrl: string,
) {
  const { subtotalMinor, taxTotalMinor, totalMinor } = summarise(items)
  return {
    id,
    currency: 'GBP',
    line_items: items.map((item, index) => lineView(item, index, publicUrl)),
    totals: [
      { type: 'subtotal', display_text: 'Goods without VAT', amount: subtotalMinor },
      { type: 'tax', display_text: 'VAT', amount: taxTotalMinor },
      { type: 'total', display_text: 'Goods with VAT, before delivery', amount: totalMinor },
    ],
    ...(groupSlug !== null && items.length > 0 && { pallet: palletView(items, groupSlug, postcode) }),
    ...(messages.length > 0 && { messages }),
    expires_at: endsAt.toISOString(),
  }
}

function lineView(item: CartItem, index: number, publicUrl: string) {
  const amount = item.quantity * (item.priceMinor ?? 0)
  return {
    id: `line-${index + 1}`,
    item: {
      id: item.commerceItemId,
      title: [item.title, item.variantLabel].filter(Boolean).join(', '),
      price: item.priceMinor ?? 0,
      image_url: new URL(item.imageUrl, publicUrl).href,
    },
    quantity: item.quantity,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  }
}

/** The pallets of a group's lines and their charge in pence without VAT; null is more than pallets carry. */
function palletView(items: readonly CartItem[], group: string, postcode: string | null) {
  const riding = items.filter(({ maxQuantity }) => maxQuantity > 0)
  const plan = planGroupPallet(riding, postcode)
  return {
    group,
    pallets: plan.pallets.map(({ weightG, heightMm, step, fill }) => ({
      kind: step.name,
      weight_kg: Math.ceil(weightG / 1000),
      height_mm: heightMm,
      filled_percent: Math.round(Math.max(fill.weight, fill.height, fill.footprint) * 100),
    })),
    delivery_charge: plan.chargeMinor,
    zone: plan.zone,
    zone_known_by_postcode: plan.isZoneKnown,
    saving_against_separate_deliveries: plan.savingMinor,
  }
}
