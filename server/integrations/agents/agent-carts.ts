import { hash, randomBytes } from 'node:crypto'
import { agentCartDays, offeredUnitsLimit } from '../../../shared/limits/limits.ts'
import type { OfferedLine } from '../../../shared/basket/offer-link.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { normaliseGroupSlug } from '../../../shared/format/slug.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type AgentCartRow,
  cartByKey,
  type CartLines,
  deleteCartsBeyond,
  deleteEndedCarts,
  insertCart,
  updateCart,
} from './agent-cart-queries.ts'

type Deps = { database: Database; clock: () => Date }
export type CartKind = AgentCartRow['kind']
export type CartLinesInput = {
  line_items: readonly { item: { id: string }; quantity: number }[]
  group?: string
  context?: { postal_code?: string }
}

const dayMs = 86_400_000
/** Carts that all agents have at once; the oldest go first. */
const mostCarts = 50_000

/** A cart or checkout by the id that its agent holds. */
export type AgentCart = CartLines & Pick<AgentCartRow, 'state' | 'endsAt'> & { id: string }

/** Stores lines under a new id of 256 random bits (PLAT-22), which no command line takes for an option. */
export async function createAgentCart(
  { database, clock }: Deps,
  kind: CartKind,
  lines: CartLines,
): Promise<AgentCart> {
  const id = `${kind}_${randomBytes(32).toString('base64url')}`
  const endsAt = new Date(clock().getTime() + agentCartDays * dayMs)
  await insertCart(database, { ...lines, idHash: hashOf(id), kind, endsAt })
  return { ...lines, id, state: 'open', endsAt }
}

/** Null for an id that no one holds, or whose time is over. */
export async function findAgentCart(deps: Deps, kind: CartKind, id: string): Promise<AgentCart | null> {
  const row = await cartByKey(deps.database, keyOf(deps, kind, id))
  return row && { ...row, id }
}

/** Changes one that is open; null where there is none. */
export async function changeAgentCart(
  deps: Deps,
  { kind, id }: { kind: CartKind; id: string },
  change: Partial<CartLines & Pick<AgentCartRow, 'state'>>,
): Promise<AgentCart | null> {
  const row = await updateCart(deps.database, keyOf(deps, kind, id), change)
  return row && { ...row, id }
}

/** What an agent asks for, each size once; ids that no size can have stay, to be named as unknown. */
export function readLines({ line_items, group, context }: CartLinesInput): CartLines {
  const units = new Map<string, number>()
  for (const { item, quantity } of line_items) {
    const id = item.id.toLowerCase()
    units.set(id, Math.min(offeredUnitsLimit, (units.get(id) ?? 0) + quantity))
  }
  const lines: OfferedLine[] = [...units].map(([itemId, quantity]) => ({ itemId, quantity }))
  return {
    lines,
    groupSlug: (group && normaliseGroupSlug(group)) || null,
    postcode: context?.postal_code?.trim() || null,
  }
}

/** Only ids of sizes can be in a link. */
export const isLinkable = ({ itemId }: OfferedLine) => isUuid(itemId)

/** Removes carts whose time is over, and the oldest beyond the most. */
export async function tidyAgentCarts({ database, clock }: Deps): Promise<void> {
  await deleteEndedCarts(database, clock())
  await deleteCartsBeyond(database, mostCarts)
}

const hashOf = (id: string) => hash('sha256', id, 'hex')
const keyOf = ({ clock }: Deps, kind: CartKind, id: string) => ({ idHash: hashOf(id), kind, now: clock() })
