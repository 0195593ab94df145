import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beers } from '../server/catalogue/beers/catalogue-tables.ts'
import type { Database } from '../server/platform/database/database.ts'

const betweenMs = 150
const askMs = 5

/** Milliseconds until every process shows a beer's new name, one change after the other for so long. */
export async function probeChanges(
  database: Database,
  { addresses, beers: ids, forMs }: { addresses: readonly string[]; beers: readonly string[]; forMs: number },
): Promise<number[]> {
  const ends = performance.now() + forMs
  const times: number[] = []
  for (let at = 0; performance.now() < ends; at += 1) {
    const id = ids[at % ids.length]!
    const name = `Probe ${at}`
    await database.update(beers).set({ name }).where(eq(beers.id, id))
    const began = performance.now()
    await Promise.all(addresses.map((address) => untilShown(`${address}/public/beers/${id}`, name)))
    times.push(performance.now() - began)
    await wait(betweenMs)
  }
  return times
}

async function untilShown(address: string, name: string): Promise<void> {
  for (;;) {
    const { beer } = (await (await fetch(address)).json()) as { beer: { name: string } }
    if (beer.name === name) return
    await wait(askMs)
  }
}
