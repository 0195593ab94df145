import type { StockLevel, StockList, StockRow } from '../../../shared/api/stock-api.ts'
import { clientCall, clientSend } from '../../api/client-calls.ts'
import { readReply } from '../../api/json-calls.ts'
import { noteShopTime } from '../../api/shop-clock.ts'
import { type ActionCalls, actionCalls } from '../../console/act-calls.ts'
import { sellingReads } from '../selling-calls.ts'

const mostPages = 20

/** What a record would do to a brewery's stock, and recording it; `what` tells one record from another. */
export const recordCalls = (
  brewery: string,
  what: { detail: string; bodyOf: (typed: object) => object },
): ActionCalls<{ rows: StockLevel[] }> => actionCalls(sellingReads.stock(brewery), what)

/** Below how many a container is low. Throws as clientCall does. */
export const setLowBelow = (brewery: string, container: string, units: number): Promise<unknown> =>
  clientCall(`${sellingReads.stock(brewery)}/${encodeURIComponent(container)}/low-below`, {
    method: 'PUT',
    body: { units },
  })

/** All containers that an address of the list finds, page by page; at most a thousand. Throws as clientCall does. */
export async function readAllStock(path: string): Promise<StockRow[]> {
  const rows: StockRow[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const response = await clientSend(`${path}&page=${page}`)
    // What is counted next has the time of the shop.
    noteShopTime(response)
    const answer = await readReply<StockList>(response)
    rows.push(...answer.rows)
    if (page >= answer.pages) break
  }
  return rows
}
