import type { Actor } from '../../platform/audit/actor.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StepActor } from '../../trading/orders/life/part-step.ts'
import type { OrderDeps, StepDeps } from '../../trading/orders/order-deps.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { TradeFile } from './trade-files.ts'

export type UpkeepTime = 'morning' | 'afternoon' | 'end'
/** Runs the scheduled jobs of the shop as of a moment. */
export type RunJobs = (deps: OrderDeps, time: UpkeepTime) => Promise<void>

/** What a step of the demo trade works with: a transaction of its own, and the moment it is set in. */
export type TradeWorld = {
  database: Database
  /** Of the use cases, with the step's transaction and clock. */
  deps: OrderDeps
  stepDeps: StepDeps
  now: Date
  /** When the shop opened, before all trade. */
  opensAt: Date
  /** The numbers of orders, by what the plan calls them. */
  numbers: Record<string, string>
  file: TradeFile
  upkeep: RunJobs
}

/** A step and the moment it is set in. */
export type TradeStep = { at: Date; act: (world: TradeWorld) => Promise<void> }

export const emailOf = (key: string): string => (key.includes('@') ? key : `${key}@buyers.dray.example`)

/** A client of the demo shop, by address or by what the file calls them. Throws RequestError 404. */
export async function clientOf({ database }: TradeWorld, key: string) {
  const client = await findClientByEmail(database, emailOf(key))
  if (client === null) throw notFound(`The client '${key}'`)
  return client
}

/** The number of an order. Throws RequestError 404 for one that was not placed. */
export function numberOf({ numbers }: TradeWorld, key: string): string {
  const number = numbers[key]
  if (number === undefined) throw notFound(`The order '${key}'`)
  return number
}

/** Who answers for a brewery. */
export const salesOf = ({ file }: TradeWorld, brewery: string): StepActor & { role: 'sales' } => ({
  id: null,
  name: file.breweries[brewery]?.sales ?? null,
  role: 'sales',
  means: 'page',
})

/** Who owns the brewery that the demo accounts belong to. */
export const owner: Actor = { clientId: null, name: 'Jan Mason', role: 'owner', by: 'page' }
export const cellar: Actor = { clientId: null, name: 'Rab Keir', role: 'cellar', by: 'page' }
export const organiser: Actor = { clientId: null, name: 'Mirren Hay', role: 'organiser', by: 'page' }
export const finance: Actor = { clientId: null, name: 'Ada Price', role: 'finance', by: 'page' }
export const operations: Actor = { clientId: null, name: 'Tam Rowe', role: 'operations', by: 'page' }

/** The street as the checkout writes it: 'The Salt Cellar, 14 Shore Lane'. */
export const streetOf = ({ tradingName, street }: { tradingName: string; street: string }) =>
  `${tradingName}, ${street}`
