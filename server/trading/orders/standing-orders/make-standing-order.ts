import type { NewStandingOrder, StandingOrderChange } from '../../../../shared/api/standing-orders-api.ts'
import { mostStandingOrders } from '../../../../shared/limits/limits.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { readSellableOffers, nameOf } from '../../basket/offer.ts'
import { priceBasket } from '../../basket/price-basket.ts'
import { lockBasket } from '../../basket/claim-basket.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import {
  nothingToOrder,
  premisesGone,
  standingDayRefused,
  tooManyStandingOrders,
} from '../../../platform/errors/standing-order-errors.ts'
import { nameGroups } from '../../../catalogue/groups/name-group.ts'
import { requireApprovedTrade } from '../../../parties/trade-accounts/require-approved-trade.ts'
import { findPremises } from '../../../parties/trade-accounts/premises.ts'
import { findOrder } from '../find-orders.ts'
import { orderedParts } from '../reorder.ts'
import type { StandingLine } from '../standing-order-tables.ts'
import {
  countLiveStandingOrders,
  insertStandingOrder,
  type StandingOrderRow,
} from './standing-order-queries.ts'
import { standingSubject } from './occurrence-words.ts'

/** How far ahead the first occurrence may be, in days. */
const furthestDays = 84

type Making = { clientId: string; wanted: NewStandingOrder; actor: Actor; now: Date }

/**
 * Makes a standing order of an order's lines or a basket's, which stays as it is (STAND-01). Needs a transaction. Throws
 * RequestError 403 without an approved trade account, 404 for another's order, 409 where nothing of it is sold.
 */
export async function makeStandingOrder(
  transaction: Database,
  { clientId, wanted, actor, now }: Making,
): Promise<StandingOrderRow> {
  await requireApprovedTrade(transaction, clientId)
  const { orderNumber, groupId, firstOn, ...terms } = wanted
  const today = londonDay(now)
  if (Number.isNaN(Date.parse(firstOn)) || firstOn <= today || firstOn > addDays(today, furthestDays))
    throw standingDayRefused()
  if ((await countLiveStandingOrders(transaction, clientId)) >= mostStandingOrders)
    throw tooManyStandingOrders(mostStandingOrders)
  await requirePremises(transaction, clientId, terms.premisesId)
  const source = orderNumber
    ? await fromOrder(transaction, { clientId, number: orderNumber, now })
    : await fromBasket(transaction, { clientId, groupId: groupId ?? null, now })
  if (source.lines.length === 0) throw nothingToOrder()
  const at = now.toISOString()
  const made = await insertStandingOrder(transaction, {
    ...terms,
    ...source,
    name: readName(terms.name),
    clientId,
    firstOn,
    activeSince: at,
    lookAt: at,
    createdAt: at,
  })
  await writeAudit(transaction, { at: now, actor, verb: 'make', subject: standingSubject(made.id) })
  return made
}

/** A name without line breaks. Throws RequestError 400 for an empty one. */
export function readName(typed: string): string {
  const name = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (name === '') throw badField('name', 'Give it a name.')
  return name
}

/** Throws RequestError 409 for premises that are not the client's. */
export async function requirePremises(
  database: Database,
  clientId: string,
  premisesId: NonNullable<StandingOrderChange['premisesId']>,
): Promise<void> {
  const premises = await findPremises(database, clientId)
  if (!premises.some(({ id }) => id === premisesId)) throw premisesGone()
}

type Source = Pick<StandingOrderRow, 'lines' | 'groupId' | 'groupName' | 'collections'>

async function fromOrder(
  transaction: Database,
  { clientId, number, now }: { clientId: string; number: string; now: Date },
): Promise<Source> {
  const order = await findOrder(transaction, { clientId }, number)
  const { group } = order
  const parts = orderedParts(order)
  const ordered = parts.flatMap((part) => part.lines)
  const offers = await readSellableOffers(transaction, ordered, { clientId, day: londonDay(now) })
  const lines = new Map<string, StandingLine>()
  for (const { kind, itemId, quantityOrdered } of ordered) {
    const offer = offers.get(nameOf({ kind, itemId }))
    if (offer === undefined || quantityOrdered === 0) continue
    const quantity = (lines.get(itemId)?.quantity ?? 0) + quantityOrdered
    lines.set(itemId, { kind, itemId, quantity, priceMinor: offer.priceMinor, snapshot: offer })
  }
  const made = [...lines.values()]
  const prices = priceBasket(made.map(({ quantity, snapshot }) => ({ quantity, offer: snapshot })))
  return {
    lines: made.map((line, at) => ({ ...line, priceMinor: prices[at]?.priceMinor ?? null })),
    groupId: group?.id ?? null,
    groupName: group?.name ?? null,
    collections: parts.flatMap(({ team, shippingOption }) =>
      team && shippingOption === 'collection' ? [{ teamId: team.id, option: shippingOption }] : [],
    ),
  }
}

async function fromBasket(
  transaction: Database,
  { clientId, groupId, now }: { clientId: string; groupId: string | null; now: Date },
): Promise<Source> {
  if (groupId !== null && !isUuid(groupId)) throw nothingToOrder()
  const basket = await lockBasket(transaction, { clientId, groupId, now })
  const prices = priceBasket(basket)
  const lines = basket.flatMap(({ kind, itemId, quantity, offer }, at) =>
    offer ? [{ kind, itemId, quantity, priceMinor: prices[at]?.priceMinor ?? null, snapshot: offer }] : [],
  )
  const group = groupId === null ? undefined : (await nameGroups(transaction, [groupId])).get(groupId)
  if (groupId !== null && group === undefined) throw nothingToOrder()
  return { lines, groupId, groupName: group?.name ?? null, collections: [] }
}
