import { formatDay } from '../../../../shared/dates/dates.ts'
import { formatMinor } from '../../../../shared/format/money.ts'
import type { Order } from '../../../../shared/api/orders-api.ts'
import { londonDay, londonTime } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrderDocuments } from '../../../finance/documents/read-documents.ts'
import type { CoverPage } from '../../../finance/documents/write-document.ts'
import { findBusinessNames } from '../../../parties/trade-accounts/find-business-names.ts'
import { findOrder } from '../find-orders.ts'
import { requireDispute } from './list-disputes.ts'

/**
 * What finance sends the bank about a disputed payment, as one PDF: the order, who took it and when, its history, and all
 * its documents (PAYO-06). Throws RequestError 404 for an unknown dispute.
 */
export async function evidencePack(
  database: Database,
  id: string,
  now: Date,
): Promise<{ name: string; bytes: Buffer }> {
  const { row, number, clientId } = await requireDispute(database, id)
  const order = await findOrder(database, null, number)
  const names = await findBusinessNames(database, clientId === null ? [] : [clientId])
  const documents = await findOrderDocuments(database, [row.orderId])
  const cover: CoverPage = {
    title: 'Evidence about',
    number,
    blocks: [
      [
        'The order',
        [
          `Placed ${time(order.placedAt)}${order.paidAt === null ? '' : `, paid by card ${time(order.paidAt)}`}: ${formatMinor(order.totalMinor)}`,
          ...(clientId === null ? [] : [`Buyer: ${names.get(clientId) ?? 'not named'}`]),
          ...placeOf(order),
          `Disputed: ${formatMinor(row.amountMinor)} (${row.reason.replaceAll('_', ' ')}, ${row.id})`,
        ],
      ],
      ...order.consignments.map(
        (part) => [part.team?.name ?? 'Dray', [...goodsOf(part), proofOf(part)]] as const,
      ),
      ['History', order.history.map((event) => historyLine(event))],
    ],
  }
  const { writeDocuments } = await import('../../../finance/documents/write-document.ts')
  const papers = documents.map(({ contents }) => contents)
  return { name: `${number}-evidence.pdf`, bytes: await writeDocuments(papers, now.toISOString(), cover) }
}

type Part = Order['consignments'][number]

const time = (moment: string) => `${formatDay(londonDay(new Date(moment)))} ${londonTime(new Date(moment))}`

function placeOf({ contact, shipTo }: Order): string[] {
  const place = shipTo ?? contact
  if (place === null) return []
  const { firstname, lastname, streetaddress, towncity, postcode } = place
  return [`Delivered to: ${[`${firstname} ${lastname}`, streetaddress, towncity, postcode].join(', ')}`]
}

const goodsOf = ({ lines }: Part) =>
  lines.map(
    ({ title, variantLabel, quantity }) =>
      `${quantity} × ${[title, variantLabel].filter(Boolean).join(', ')}`,
  )

function proofOf({ deliveryProof, state, tracking }: Part): string {
  const carried = tracking === null ? '' : ` Tracking: ${tracking}.`
  if (deliveryProof === null)
    return `No proof of delivery; the order is ${state.replaceAll('_', ' ')}.${carried}`
  const { receivedBy, at, note } = deliveryProof
  const who =
    receivedBy === null ? 'taken as delivered, since no one said otherwise' : `taken by ${receivedBy}`
  return `Proof of delivery: ${who}, ${time(at)}.${note === null ? '' : ` ${note}`}${carried}`
}

const historyLine = ({ at, what, teamName, by, reason, note }: Order['history'][number]) =>
  [
    `${time(at)}: ${what.replaceAll('_', ' ')}`,
    teamName,
    `by ${by.name ?? by.role}${by.onBehalf === null ? '' : ` for ${by.onBehalf}`}`,
    reason,
    note,
  ]
    .filter(Boolean)
    .join(', ')
