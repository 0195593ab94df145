import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { requestChange, wasChangeAsked } from '../own-beers/request-change.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { findBeerIds } from '../../catalogue/beers/find-beers.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { setDeliveryTerms } from '../../trading/delivery-terms/set-delivery-terms.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { runsWithOrders } from '../../trading/orders/runs/find-run-loads.ts'
import { setRunPlan } from '../../parties/runs/set-run-plan.ts'
import { setOrderMultiple } from '../../trading/prices/set-order-multiple.ts'

type DemoTrade = {
  changes: { brewery: string; beer: string; words: { targetAbv: number } }[]
  multiples: Record<string, number>
  delivery: Record<string, unknown>
  runs: Record<string, unknown>
}

/** Who sells for the demo shop's first brewery. */
const demoBrewer = { clientId: null, name: 'Jan Mason', role: 'owner', by: 'page' } as const

/** Delivery terms of some of the demo shop's breweries, run plans of its groups, and containers sold in multiples. */
export async function loadDemoTrade(transaction: Database, folder: string): Promise<void> {
  const { multiples, delivery, runs } = await readTrade(folder)
  const now = new Date()
  for (const [container, multiple] of Object.entries(multiples))
    await setOrderMultiple(transaction, { container, multiple })
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

/**
 * Changes of the demo's beers that wait for Dray, which answers two working days from now: each is asked for once in the life of
 * a shop that has the beer.
 */
export async function requestDemoChanges(transaction: Database, folder: string): Promise<void> {
  const { changes } = await readTrade(folder)
  for (const { brewery, beer, words } of changes) {
    const beerId = (await findBeerIds(transaction, [beer])).get(beer)
    if (beerId === undefined) continue
    const { id: breweryId, name: breweryName } = await nameBrewery(transaction, brewery)
    if (await wasChangeAsked(transaction, { breweryId, beerId })) continue
    const asking = { breweryId, breweryName, beerId, words, actor: demoBrewer, now: new Date() }
    await requestChange(transaction, asking)
  }
}

const readTrade = async (folder: string): Promise<DemoTrade> =>
  JSON.parse(await readFile(join(folder, 'trade.json'), 'utf8')) as DemoTrade
