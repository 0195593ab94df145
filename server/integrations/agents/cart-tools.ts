import type { Static } from 'typebox'
import { agentCartDays } from '../../../shared/limits/limits.ts'
import { changeAgentCart, createAgentCart, findAgentCart, readLines } from './agent-carts.ts'
import { forPlatform } from './for-platform.ts'
import { refuseLines, showCart } from './show-agent-cart.ts'
import type { AgentTool } from './tool.ts'
import { ucpRefusal } from './ucp-profile.ts'
import { CartOutput, CreateCartInput, NamedInput, UpdateCartInput } from './ucp-schemas.ts'

const capability = 'dev.ucp.shopping.cart'
const missing = ucpRefusal(capability, 'not_found', 'There is no such cart, or its time is over.')
const common = { input: NamedInput, output: CartOutput, isReading: false }

type CartToolsInput = Static<typeof NamedInput>
const run = forPlatform(capability)

/** Carts of agents: apart from every client's, reserving nothing (PLAT-22). */
export const cartTools: readonly AgentTool[] = [
  {
    ...common,
    name: 'create_cart',
    title: 'Make a cart',
    description: `Makes a cart of these sizes with their present prices, in pence without VAT. It reserves nothing and lasts ${agentCartDays} days. With the slug of a group it also plans the pallet.`,
    input: CreateCartInput,
    run: run(async (deps, { cart }: Static<typeof CreateCartInput>) => {
      const lines = readLines(cart)
      const refused = await refuseLines(deps, lines, capability)
      return refused ?? showCart(deps, await createAgentCart(deps, 'cart', lines))
    }),
  },
  {
    ...common,
    name: 'get_cart',
    title: 'A cart',
    description: 'A cart with its present prices and stock.',
    isReading: true,
    run: run(async (deps, { id }: CartToolsInput) => {
      const cart = await findAgentCart(deps, 'cart', id)
      return cart === null || cart.state !== 'open' ? missing : showCart(deps, cart)
    }),
  },
  {
    ...common,
    name: 'update_cart',
    title: 'Change a cart',
    description: 'Puts these lines into the cart in place of those it has.',
    input: UpdateCartInput,
    run: run(async (deps, { id, cart }: Static<typeof UpdateCartInput>) => {
      const changed = await changeAgentCart(deps, { kind: 'cart', id }, readLines(cart))
      return changed === null ? missing : showCart(deps, changed)
    }),
  },
  {
    ...common,
    name: 'cancel_cart',
    title: 'Give up a cart',
    description: 'Gives up the cart. What it held can be put into a new one.',
    run: run(async (deps, { id }: CartToolsInput) => {
      const changed = await changeAgentCart(deps, { kind: 'cart', id }, { state: 'canceled' })
      return changed === null ? missing : showCart(deps, changed)
    }),
  },
]
