import { readFile } from 'node:fs/promises'
import { londonDay } from '../../shared/working-time/working-time.ts'
import { askChange } from '../beers/ask-change.ts'
import { systemActor } from '../audit/actor.ts'
import { findBeerIds } from '../catalogue/find-beers.ts'
import { nameBrewery } from '../catalogue/find-breweries.ts'
import type { Database } from '../database/database.ts'
import { setDeliveryTerms } from '../delivery-terms/set-delivery-terms.ts'
import { nameGroup } from '../groups/name-group.ts'
import { runsWithOrders } from '../orders/runs/find-run-loads.ts'
import { setRunPlan } from '../runs/set-run-plan.ts'
import { setOrderMultiple } from '../prices/set-order-multiple.ts'

type DemoTrade = {
  changes: { brewery: string; beer: string; words: { targetAbv: number } }[]
  multiples: Record<string, number>
  delivery: Record<string, unknown>
  runs: Record<string, unknown>
}

/** Who sells for the demo shop's first brewery. */
const demoBrewer = { clientId: null, name: 'Jan Mason', role: 'owner', by: 'page' } as const

/** A change that waits for Dray, delivery terms of some of the demo shop's breweries, run plans of its groups, and containers sold in multiples. */
export async function loadDemoTrade(transaction: Database, file: string): Promise<void> {
  const { changes, multiples, delivery, runs } = JSON.parse(await readFile(file, 'utf8')) as DemoTrade
  const now = new Date()
  for (const [container, multiple] of Object.entries(multiples))
    await setOrderMultiple(transaction, { container, multiple })
  for (const { brewery, beer, words } of changes) {
    const { id: breweryId, name: breweryName } = await nameBrewery(transaction, brewery)
    const beerId = (await findBeerIds(transaction, [beer])).get(beer) ?? null
    await askChange(transaction, { breweryId, breweryName, beerId, words, actor: demoBrewer, now })
  }
  for (const [slug, terms] of Object.entries(delivery)) {
    const { id: breweryId } = await nameBrewery(transaction, slug)
    await setDeliveryTerms(transaction, { breweryId }, { terms, actor: systemActor, now })
  }
  for (const [slug, plan] of Object.entries(runs)) {
    const group = await nameGroup(transaction, slug)
    const fromDay = londonDay(now)
    await setRunPlan(transaction, group, {
      fromDay,
      plan,
      actor: systemActor,
      now,
      haveOrders: runsWithOrders,
    })
  }
}
