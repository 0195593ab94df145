import { everybodyOn } from '../../trading/basket/offer.ts'
import { quoteBasket } from '../../trading/basket/quote-basket.ts'
import type { AgentDeps } from './agent-deps.ts'
import { linesView, readQuote } from './agent-cart-view.ts'
import { type AgentCart, isLinkable } from './agent-carts.ts'
import { buyUrl } from './offer-address.ts'
import { ucpMessage } from './ucp-message.ts'
import { ucpEnvelope, ucpRefusal } from './ucp-profile.ts'
import { paths } from '../../../shared/paths/paths.ts'

const linked = (publicUrl: string, cart: Pick<AgentCart, 'lines' | 'groupSlug'>) =>
  buyUrl(publicUrl, { lines: cart.lines.filter(isLinkable), group: cart.groupSlug })

async function quoteOf(
  { database, clock }: AgentDeps,
  { lines, groupSlug }: Pick<AgentCart, 'lines' | 'groupSlug'>,
) {
  return quoteBasket(
    database,
    lines.map(({ itemId, quantity }) => ({ kind: 'variant', variantId: itemId, quantity, groupSlug })),
    everybodyOn(clock()),
  )
}

/** Why none of these lines can be bought; null where one can. */
export async function refuseLines(
  deps: AgentDeps,
  cart: Pick<AgentCart, 'lines' | 'groupSlug'>,
  capability: Parameters<typeof ucpRefusal>[0],
): Promise<Record<string, unknown> | null> {
  const { items, messages } = readQuote(cart, await quoteOf(deps, cart))
  if (items.length > 0) return null
  const why = messages.map(({ content }) => content).join(' ')
  return { ...ucpRefusal(capability, 'item_unavailable', why), continue_url: deps.publicUrl + paths.shop }
}

/** A cart with the present prices and stock. */
export async function showCart(deps: AgentDeps, cart: AgentCart): Promise<Record<string, unknown>> {
  const shown = readQuote(cart, await quoteOf(deps, cart))
  return {
    ucp: ucpEnvelope('dev.ucp.shopping.cart'),
    ...linesView(cart, shown, deps.publicUrl),
    continue_url: linked(deps.publicUrl, cart),
  }
}

/** A checkout: a person of a trade account goes on with it at continue_url (PLAT-23). */
export async function showCheckout(deps: AgentDeps, cart: AgentCart): Promise<Record<string, unknown>> {
  const shown = readQuote(cart, await quoteOf(deps, cart))
  const { messages = [], ...lines } = linesView(cart, shown, deps.publicUrl)
  const isOpen = cart.state === 'open'
  const handOver = ucpMessage(
    'error',
    'identity_required',
    'A buyer with an approved trade account signs in and orders at continue_url.',
    { severity: 'requires_buyer_input' },
  )
  return {
    ucp: { ...ucpEnvelope('dev.ucp.shopping.checkout'), payment_handlers: {} },
    status: isOpen ? 'requires_escalation' : 'canceled',
    ...lines,
    messages: isOpen ? [handOver, ...messages] : messages,
    links: [
      { type: 'terms_of_service', url: deps.publicUrl + paths.terms },
      { type: 'privacy_policy', url: deps.publicUrl + paths.privacyPolicy },
    ],
    ...(isOpen && { continue_url: linked(deps.publicUrl, cart) }),
  }
}
