import type { Database } from '../../../platform/database/database.ts'
import { lineText } from './notify-standing-order.ts'
import { latestOccurrencesOf, standingOrderRows } from './standing-order-queries.ts'

const mostTaken = 500

/** A client's standing orders, for the client to take away. */
export async function ownStandingOrders(database: Database, clientId: string) {
  const rows = await standingOrderRows(database, clientId, mostTaken)
  const latest = await latestOccurrencesOf(
    database,
    rows.map(({ id }) => id),
    mostTaken,
  )
  return rows.map((row) => {
    const { id, name, state, groupName, rhythmWeeks, firstOn, payment, wish, createdAt, lines } = row
    const occurrences = latest.get(id) ?? []
    return {
      name,
      state,
      groupName,
      rhythmWeeks,
      firstOn,
      payment,
      wish,
      createdAt,
      lines: lines.map(lineText),
      occurrences: occurrences.map(({ day, state: outcome, orderNumber, terms }) => ({
        day,
        outcome,
        orderNumber,
        ...(terms && { payment: terms.payment, wish: terms.wish }),
      })),
    }
  })
}
