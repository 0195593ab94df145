import { priceConsignment } from '../../../shared/orders/price-order.ts'
import type { Database } from '../../platform/database/database.ts'
import { shipmentRows } from './life-queries.ts'
import type { ConsignmentRow, LineRow } from './order-read-queries.ts'

type Sent = { parts: readonly ConsignmentRow[]; lines: readonly LineRow[] }
type Shipment = { id: string; grossMinor: number }

/** By part, what its shipments hold in pence with VAT, in the order they left; the delivery is with the first one. */
export async function shipmentsOf(
  transaction: Database,
  { parts, lines }: Sent,
): Promise<Map<string, Shipment[]>> {
  const ids = parts.map(({ id }) => id)
  const { shipments, lines: sent } = await shipmentRows(transaction, ids)
  return new Map(
    parts.map((part) => [
      part.id,
      shipments
        .filter(({ consignmentId }) => consignmentId === part.id)
        .map(({ id, position }) => ({
          id,
          grossMinor: priceConsignment({
            lines: sent
              .filter(({ shipmentId }) => shipmentId === id)
              .map((units) => pricedUnits(part, lines, units)),
            shippingMinor: position === 0 ? part.shippingMinor : 0,
          }).totalMinor,
        })),
    ]),
  )
}

function pricedUnits(
  { id }: Pick<ConsignmentRow, 'id'>,
  lines: readonly LineRow[],
  { position, units }: { position: number; units: number },
) {
  const line = lines.find((each) => each.consignmentId === id && each.position === position)!
  return { ...line, quantity: units }
}
