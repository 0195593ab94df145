import type { OrderPad, PadBeer } from '../../../shared/api/phone-orders-api.ts'
import { sellableUnits } from '../../../shared/prices/order-multiple.ts'
import { yourPriceText } from '../../../shared/prices/list-price.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findOrderableBeers, type OrderableBeer } from '../../catalogue/beers/find-orderable-beers.ts'
import { listRange } from '../../catalogue/beers/range/own-range.ts'
import { readStanding } from '../../finance/credit/credit-view.ts'
import type { Database } from '../../platform/database/database.ts'
import { partQuoteView, readSenders } from '../delivery-terms/quote-parts.ts'
import { readContainers } from '../empties/read-containers.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { findLastBought, findUninvoicedTotal } from '../orders/read-orders.ts'
import { servingRuns } from '../orders/runs/assign-run.ts'
import { runText } from '../../../shared/delivery/run-text.ts'
import { priceSizes } from '../quick-order/price-sizes.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import { findPremises } from '../../parties/trade-accounts/premises.ts'
import { permissionRows, waitingPhoneOrders } from './phone-order-queries.ts'
import type { PhoneSeller } from './phone-seller.ts'
import { takerOf } from './taker-of.ts'

type ReadOrderPadInput = { clientId: string; seller: PhoneSeller; now: Date }

/** Beers of one seller on a pad: more than any brewery lists. */
const mostBeers = 400
const mostSent = 20

/** What anyone who takes an order by phone needs of a buyer (REP-01). Throws RequestError 404 for an unknown one. */
export async function readOrderPad(
  database: Database,
  { clientId, seller, now }: ReadOrderPadInput,
): Promise<OrderPad> {
  const { breweryIds } = seller
  const client = (await findPublicClients(database, [clientId])).get(clientId)
  if (client === undefined) throw notFound('The buyer')
  const listed = await Promise.all(breweryIds.map((id) => listRange(database, id)))
  const ids = listed.flat().flatMap(({ id, isOnline, isArchived }) => (isOnline && !isArchived ? id : []))
  const [beers, premises, names, credit, permissions, sent, containers] = await Promise.all([
    findOrderableBeers(database, ids.slice(0, mostBeers)).then((found) =>
      priceSizes(database, found, { clientId, day: londonDay(now) }),
    ),
    premisesOf(database, { clientId, seller, now }),
    findBusinessNames(database, [clientId]),
    readStanding(database, clientId, findUninvoicedTotal),
    permissionRows(database, clientId),
    waitingPhoneOrders(database, { clientId, sellerId: seller.id, now, most: mostSent }),
    readContainers(database, { clientId }, now),
  ])
  const variantIds = beers.flatMap(({ sizes }) => sizes.map(({ variantId }) => variantId))
  const lastBought = await findLastBought(database, clientId, variantIds)
  const own = containers.filter(({ brewery }) => breweryIds.includes(brewery))
  const allowed = new Set(permissions.map(({ breweryId }) => breweryId))
  return {
    buyer: {
      id: clientId,
      name: names.get(clientId) || client.name,
      contact: client.name,
      phone: premises[0]?.phone ?? '',
    },
    seller: seller.name,
    premises: premises.map(({ id, name, address, delivery, minimum }) => ({
      id,
      name,
      address,
      delivery,
      minimum,
    })),
    isAllowed: breweryIds.every((id) => allowed.has(id)),
    creditLeftMinor: credit?.state === 'open' ? credit.leftMinor : null,
    empties: {
      atBuyer: own.reduce((sum, { atPub }) => sum + atPub, 0),
      due: own.reduce((sum, { chargeable }) => sum + chargeable, 0),
    },
    beers: usualFirst(beers.map((beer) => padBeer(beer, lastBought))),
    sent: sent.map((row) => ({
      id: row.id,
      sentAt: new Date(row.sentAt).toISOString(),
      validUntil: new Date(row.validUntil).toISOString(),
      reservedUntil: row.reservedUntil && new Date(row.reservedUntil).toISOString(),
      totalMinor: row.totalMinor,
      takenBy: takerOf(row),
    })),
  }
}

const latest = ({ sizes }: PadBeer) =>
  sizes.reduce((last, { lastOrderedAt }) => ((lastOrderedAt ?? '') > last ? lastOrderedAt! : last), '')

/** What was ordered last first, then by name. */
const usualFirst = (beers: readonly PadBeer[]): PadBeer[] =>
  beers.toSorted(
    (one, other) => latest(other).localeCompare(latest(one)) || one.name.localeCompare(other.name),
  )

function padBeer(
  { id, name, style, breweryName, closed, sizes }: OrderableBeer,
  lastBought: ReadonlyMap<string, string>,
): PadBeer {
  return {
    id,
    name,
    style,
    breweryName,
    ...(closed && { closed }),
    sizes: sizes
      .map(({ variantId, priceMinor, orderMultiple, basePriceMinor, fromText, ...size }) => {
        const last = lastBought.get(variantId)
        return {
          variantId,
          label: size.name,
          priceMinor,
          ...(basePriceMinor !== undefined && { yourPrice: yourPriceText(basePriceMinor) }),
          ...(fromText !== undefined && { fromText }),
          ...(orderMultiple > 1 && { orderMultiple }),
          maxQuantity: priceMinor === null || closed ? 0 : sellableUnits(size.availableUnits, orderMultiple),
          lastOrderedAt: last === undefined ? null : new Date(last).toISOString(),
        }
      })
      .toSorted((one, other) => (other.lastOrderedAt ?? '').localeCompare(one.lastOrderedAt ?? '')),
  }
}

/** Where an order can go, with what delivery there costs and when it comes. */
async function premisesOf(database: Database, { clientId, seller, now }: ReadOrderPadInput) {
  const { group } = seller
  const quote = group === null ? await readSenders(database, { teamIds: [...seller.breweryIds], now }) : null
  const places = await findPremises(database, clientId)
  return Promise.all(
    places.flatMap(({ id, tradingName, street, town, postcode, phone }) =>
      id === null
        ? []
        : (async () => {
            const [part] = quote?.(postcode, [{ teamId: seller.id, goodsMinor: 0 }]) ?? []
            const { hint = null, refusal = null, minimum = null } = part ? partQuoteView(part, 0) : {}
            const run = group && (await servingRuns(database, { groupId: group.id, postcode, now }))[0]?.run
            return {
              id,
              name: tradingName,
              address: [street, town, postcode].join(', '),
              delivery: run ? runText({ day: run.day, cutOffAt: new Date(run.cutOffAt) }) : (hint ?? refusal),
              minimum,
              phone,
            }
          })(),
    ),
  )
}
