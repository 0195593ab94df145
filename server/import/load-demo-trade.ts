import { readFile } from 'node:fs/promises'
import { systemActor } from '../audit/actor.ts'
import { nameBrewery } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { setDeliveryTerms } from '../delivery-terms/set-delivery-terms.ts'
import { setOrderMultiple } from '../prices/set-order-multiple.ts'

type DemoTrade = { multiples: Record<string, number>; delivery: Record<string, unknown> }

/** Delivery terms of some of the demo shop's breweries, and containers sold in multiples. */
export async function loadDemoTrade(transaction: Database, file: string): Promise<void> {
  const { multiples, delivery } = JSON.parse(await readFile(file, 'utf8')) as DemoTrade
  const now = new Date()
  for (const [container, multiple] of Object.entries(multiples))
    await setOrderMultiple(transaction, { container, multiple })
  for (const [slug, terms] of Object.entries(delivery)) {
    const { id: breweryId } = await nameBrewery(transaction, slug)
    await setDeliveryTerms(transaction, { breweryId }, { terms, actor: systemActor, now })
  }
}
