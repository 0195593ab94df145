import { readFile } from 'node:fs/promises'
import type { TypedApplication } from '../../../shared/onboarding/read-application.ts'
import { projectPath } from '../../platform/config/project-folder.ts'

/** A client with premises, as whom no one can sign in. */
export type DemoPub = {
  key: string
  name: string
  company: string
  street: string
  town: string
  postcode: string
  phone: string
  opensAt: string
  closesAt: string
}
export type DemoApplicant = DemoPub & { fate: 'waits' | 'asked' | 'refused' | 'held' }
export type DemoBrewer = {
  key: string
  name: string
  fate: 'waits' | 'without AWRS' | 'AWRS ends soon' | 'AWRS ended' | 'turned down'
  application: TypedApplication & { breweryName: string }
}
type DemoBrewery = { sales: string; containers: readonly string[] }
export type TradeFile = {
  pubs: readonly DemoPub[]
  /** They ordered long ago. */
  formerPubs: readonly DemoPub[]
  applicants: readonly DemoApplicant[]
  /** Who wants to sell. */
  brewers: readonly DemoBrewer[]
  breweries: Readonly<Record<string, DemoBrewery>>
}

const path = projectPath('database/demo/trade/pubs.json')

/** Who trades in the demo shop, and in what. */
export const readTradeFile = async (): Promise<TradeFile> =>
  JSON.parse(await readFile(path, 'utf8')) as TradeFile
