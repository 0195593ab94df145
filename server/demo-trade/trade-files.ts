import { readFile } from 'node:fs/promises'
import type { TypedApplication } from '../../shared/onboarding/read-application.ts'
import { projectPath } from '../config/project-folder.ts'

/** A client with premises, as whom nobody can sign in. */
export type MadeUpPub = {
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
export type MadeUpApplicant = MadeUpPub & { fate: 'waits' | 'asked' | 'refused' | 'held' }
export type MadeUpBrewer = {
  key: string
  name: string
  fate: 'waits' | 'without AWRS' | 'AWRS ends soon' | 'AWRS ended' | 'turned down'
  application: TypedApplication & { breweryName: string }
}
type MadeUpBrewery = { sales: string; containers: readonly string[] }
export type TradeFile = {
  pubs: readonly MadeUpPub[]
  /** They ordered long ago. */
  formerPubs: readonly MadeUpPub[]
  applicants: readonly MadeUpApplicant[]
  /** Who wants to sell. */
  brewers: readonly MadeUpBrewer[]
  breweries: Readonly<Record<string, MadeUpBrewery>>
}

const path = projectPath('database/demo/trade/pubs.json')

/** Who trades in the demo shop, and in what. */
export const readTradeFile = async (): Promise<TradeFile> =>
  JSON.parse(await readFile(path, 'utf8')) as TradeFile
