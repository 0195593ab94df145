import type { SellingOrder } from '../../../../shared/api/selling-api.ts'
import type { TradeAccount } from '../../../../shared/api/trade-api.ts'
import { handoverOfPremises, premisesAt } from '../../../../shared/trade/premises-at.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readTradeAccounts } from '../../../parties/trade-accounts/trade-view.ts'
import { buyersAmong } from './selling-choice-queries.ts'
import type { SellingPartRow } from './selling-order-queries.ts'
import { pubOf } from './selling-order-view.ts'

const nobody = { kind: null, licenceNumber: null, awrsNumber: null, approvedAt: null }

/** Who buys and where it goes, as a brewery needs it to answer and to deliver (SELL-18). */
export async function findSellingBuyer(
  database: Database,
  order: SellingPartRow['order'],
): Promise<SellingOrder['buyer']> {
  return (await findSellingBuyers(database, [order]))(order)
}

/** The same of several orders: answers who buys one of them. */
export async function findSellingBuyers(
  database: Database,
  orders: readonly SellingPartRow['order'][],
): Promise<(order: SellingPartRow['order']) => SellingOrder['buyer']> {
  const clientIds = [...new Set(orders.flatMap(({ clientId }) => clientId ?? []))]
  const accounts = await readTradeAccounts(database, clientIds)
  return (order) => sellingBuyerOf(order, accounts.get(order.clientId ?? '') ?? null)
}

function sellingBuyerOf(order: SellingPartRow['order'], account: TradeAccount | null): SellingOrder['buyer'] {
  const { contact, shipTo, handover } = order
  const place = shipTo ?? contact
  const premises = place === null ? undefined : premisesAt(account?.premises ?? [], place)
  const { details } = account ?? {}
  return {
    business: pubOf(order, details?.businessName ?? undefined),
    ...nobody,
    ...(details && {
      kind: details.kind,
      licenceNumber: details.licenceNumber,
      awrsNumber: details.awrsNumber,
    }),
    approvedAt: account?.state === 'approved' ? account.decidedAt : null,
    contact: contact && { name: `${contact.firstname} ${contact.lastname}`, phone: contact.phone },
    address:
      place === null
        ? []
        : [
            `${place.firstname} ${place.lastname}`,
            place.streetaddress,
            ...(place.apartment === null ? [] : [place.apartment]),
            place.towncity,
            place.postcode,
          ],
    handover: { ...(premises && handoverOfPremises(premises)), ...handover },
  }
}

/** Those of these clients who bought of a brewery, so that it may name them. */
export async function findOwnPubs(
  database: Database,
  { breweryId, clientIds }: { breweryId: string; clientIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (clientIds.length === 0) return new Set()
  return new Set(await buyersAmong(database, { breweryId, clientIds }))
}
