import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type MadeUpPub = { key: string; name: string; company: string; town: string; postcode: string }
type MadeUpBrewery = { sales: string; containers: readonly string[] }
export type TradeFile = { pubs: readonly MadeUpPub[]; breweries: Readonly<Record<string, MadeUpBrewery>> }

const path = fileURLToPath(new URL('../../database/demo/trade/pubs.json', import.meta.url))

/** Who trades in the demo shop, and in what. */
export const readTradeFile = async (): Promise<TradeFile> =>
  JSON.parse(await readFile(path, 'utf8')) as TradeFile
