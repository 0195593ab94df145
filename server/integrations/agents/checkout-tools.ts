import type { Static } from 'typebox'
import type { AgentDeps } from './agent-deps.ts'
import { changeAgentCart, createAgentCart, findAgentCart, readLines } from './agent-carts.ts'
import { forPlatform } from './for-platform.ts'
import { refuseLines, showCheckout } from './show-agent-cart.ts'
import type { AgentTool } from './tool.ts'
import { ucpRefusal } from './ucp-profile.ts'
import {
  CartOutput,
  CompleteCheckoutInput,
  CreateCheckoutInput,
  NamedInput,
  UpdateCheckoutInput,
} from './ucp-schemas.ts'

const capability = 'dev.ucp.shopping.checkout'
const missing = ucpRefusal(capability, 'not_found', 'There is no such checkout, or its time is over.')
const noCart = ucpRefusal(capability, 'not_found', 'There is no such cart, or its time is over.')
const noLines = ucpRefusal(capability, 'invalid', 'checkout names line_items, or a cart by cart_id.')
const common = { input: NamedInput, output: CartOutput, isReading: false }

type CheckoutToolsInput = Static<typeof NamedInput>
const run = forPlatform(capability)

/** The lines of a checkout: those of a cart, if it names one. */
async function linesOf(deps: AgentDeps, { cart_id, line_items, ...rest }: CheckoutInput) {
  if (cart_id !== undefined) {
    const cart = await findAgentCart(deps, 'cart', cart_id)
    if (cart === null || cart.state !== 'open') return noCart
    const { lines, groupSlug, postcode } = cart
    return { lines, groupSlug, postcode }
  }
  return line_items === undefined || line_items.length === 0 ? noLines : readLines({ line_items, ...rest })
}
type CheckoutInput = Static<typeof CreateCheckoutInput>['checkout']

const show = async (deps: AgentDeps, id: string) => {
  const cart = await findAgentCart(deps, 'checkout', id)
  return cart === null ? missing : showCheckout(deps, cart)
}

/** Checkouts of agents, which end in the hands of a person: none places an order (PLAT-23). */
export const checkoutTools: readonly AgentTool[] = [
  {
    ...common,
    name: 'create_checkout',
    title: 'Begin a checkout',
    description:
      'Begins a checkout of these sizes, or of a cart. A trade order needs an approved buyer: give the person continue_url, where the lines go into the basket by one button.',
    input: CreateCheckoutInput,
    run: run(async (deps, { checkout }: Static<typeof CreateCheckoutInput>) => {
      const lines = await linesOf(deps, checkout)
      if ('ucp' in lines) return lines
      const refused = await refuseLines(deps, lines, capability)
      return refused ?? showCheckout(deps, await createAgentCart(deps, 'checkout', lines))
    }),
  },
  {
    ...common,
    name: 'get_checkout',
    title: 'A checkout',
    description: 'A checkout with its present prices and stock.',
    isReading: true,
    run: run((deps, { id }: CheckoutToolsInput) => show(deps, id)),
  },
  {
    ...common,
    name: 'update_checkout',
    title: 'Change a checkout',
    description: 'Puts these lines into the checkout in place of those it has.',
    input: UpdateCheckoutInput,
    run: run(async (deps, { id, checkout }: Static<typeof UpdateCheckoutInput>) => {
      const changed = await changeAgentCart(deps, { kind: 'checkout', id }, readLines(checkout))
      return changed === null ? missing : showCheckout(deps, changed)
    }),
  },
  {
    ...common,
    name: 'complete_checkout',
    title: 'Hand a checkout over',
    description:
      'Orders nothing and pays nothing: answers with continue_url, where an approved buyer signs in and orders.',
    input: CompleteCheckoutInput,
    isReading: true,
    run: run((deps, { id }: CheckoutToolsInput) => show(deps, id)),
  },
  {
    ...common,
    name: 'cancel_checkout',
    title: 'Give up a checkout',
    description: 'Gives up the checkout.',
    run: run(async (deps, { id }: CheckoutToolsInput) => {
      const changed = await changeAgentCart(deps, { kind: 'checkout', id }, { state: 'canceled' })
      return changed === null ? missing : showCheckout(deps, changed)
    }),
  },
]
