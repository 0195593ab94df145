import type {
  ClientList,
  ClientListToSave,
  PriceList,
  PriceRow,
  PubsPrice,
} from '../../../shared/api/price-lists-api.ts'
import type { SellingPub, SellingPubList } from '../../../shared/api/selling-pubs-api.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { clientCall } from '../../api/client-calls.ts'
import { sellingReads } from '../selling-calls.ts'

const mostPages = 20
const part = encodeURIComponent

/** All prices and stock of a brewery. */
export const sheetCall = (brewery: string) => `/api/sell/${part(brewery)}/sheet`

const callOf = (brewery: string, id: string) => `${sellingReads.priceLists(brewery)}/${part(id)}`

/** Saves a whole list. */
export const saveListAction = (brewery: string, id: string, body: ClientListToSave): PlainAction => ({
  title: `Save ${body.name}`,
  thing: 'The price list',
  call: callOf(brewery, id),
  method: 'PUT',
  fields: [],
  fixed: body,
  nameOf: () => 'Save the list',
  done: 'The price list is saved.',
})

export const removeListAction = (brewery: string, { id, name }: ClientList): PlainAction => ({
  title: `Remove ${name}`,
  thing: 'The price list',
  call: callOf(brewery, id),
  method: 'DELETE',
  fields: [],
  nameOf: () => 'Remove the list',
  isDangerous: true,
  done: 'The price list is removed.',
})

/** What a pub would pay on a day. Throws as clientCall does. */
export const fetchPrice = (
  brewery: string,
  { container, pub, day }: { container: string; pub: string; day: string },
) =>
  clientCall<PubsPrice>(
    `${sellingReads.prices(brewery)}/${part(container)}/pubs/${part(pub)}?${new URLSearchParams({ day })}`,
  )

/** What lists are made of: a brewery's containers, and the pubs that bought; at most a thousand each. */
export async function readPieces(brewery: string): Promise<{ containers: PriceRow[]; pubs: SellingPub[] }> {
  return {
    containers: await allRows<PriceRow, PriceList>(sellingReads.prices(brewery)),
    pubs: await allRows<SellingPub, SellingPubList>(sellingReads.pubs(brewery)),
  }
}

async function allRows<Row, Answer extends { rows: Row[]; pages: number }>(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await clientCall<Answer>(`${path}?page=${page}`)
    rows.push(...answer.rows)
    if (page >= answer.pages) break
  }
  return rows
}
