import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import type { StockLevel, StockList, StockRow } from '../../../shared/api/stock-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { sellingReads } from '../selling-calls.ts'

const mostPages = 20

/** The calls of a brewery's stock. All throw as clientCall does. */
export const stockCalls = {
  /** What a record would do; nothing changes. */
  preview: (brewery: string, body: object) =>
    clientCall<StepPreview>(sellingReads.stock(brewery, 'dryRun=true'), { method: 'POST', body }),
  /** Records what was looked at, once for each key. */
  record: (brewery: string, body: object, { digest, key }: { digest: string; key: string }) =>
    clientCall<{ rows: StockLevel[] }>(sellingReads.stock(brewery, `digest=${encodeURIComponent(digest)}`), {
      method: 'POST',
      body,
      key,
    }),
  setLowBelow: (brewery: string, container: string, units: number) =>
    clientCall(`${sellingReads.stock(brewery, '')}/${encodeURIComponent(container)}/low-below`, {
      method: 'PUT',
      body: { units },
    }),
  /** All containers that an address of the list finds, page by page; at most a thousand. */
  all: async (path: string): Promise<StockRow[]> => {
    const rows: StockRow[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await clientCall<StockList>(`${path}&page=${page}`)
      rows.push(...answer.rows)
      if (page >= answer.pages) break
    }
    return rows
  },
}
