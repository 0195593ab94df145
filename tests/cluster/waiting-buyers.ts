import type { Connection } from '../../server/platform/database/database.ts'
import { accessTokenSeconds } from '../../shared/limits/limits.ts'
import type { Chance } from '../../bench/seeded-chance.ts'
import { type LoadBuyer, openLoadClients } from '../support/shops/load-clients.ts'
import type { StockedKeg } from './cluster-stock.ts'

export type WaitingBuyers = {
  next: () => LoadBuyer | null
  /** Until so many wait. */
  fill: (fewest?: number) => Promise<void>
}

const alike = 20
const fewestWaiting = 400
/** A token has to outlive the longest order. */
const usedWithinMs = (accessTokenSeconds * 1000) / 2

/** Buyers with filled baskets, in advance: they are written past the shop while the databases are well. */
export function gatherWaitingBuyers(
  { database }: Connection,
  { kegs, publicUrl, chance }: { kegs: readonly StockedKeg[]; publicUrl: string; chance: Chance },
): WaitingBuyers {
  const waiting: { buyer: LoadBuyer; at: number }[] = []
  return {
    next: () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
        if (Date.now() - one.at < usedWithinMs) return one.buyer
      return null
    },
    fill: async (fewest = fewestWaiting) => {
      while (waiting.length < fewest) {
        const picked = new Set([chance.pick(kegs), chance.pick(kegs)])
        const buys = [...picked].map(({ variantId }) => ({ variantId, quantity: 1 + chance.below(2) }))
        const buyers = await openLoadClients(database, { count: alike, publicUrl, buys })
        waiting.push(...buyers.map((buyer) => ({ buyer, at: Date.now() })))
      }
      waiting.sort((one, other) => one.buyer.clientId.localeCompare(other.buyer.clientId))
    },
  }
}
