import type { RunQuote, RunRequest } from '../../../../shared/api/delivery-api.ts'
import { minimumText } from '../../../../shared/delivery/quote-delivery.ts'
import { palletLimitG } from '../../../../shared/pallet/pack-pallets.ts'
import { planGroupPallet } from '../../../../shared/pallet/plan-group-pallet.ts'
import { everybodyOn } from '../../basket/offer.ts'
import { quoteBasket } from '../../basket/quote-basket.ts'
import type { Database } from '../../../platform/database/database.ts'
import { noRun } from '../../../platform/errors/run-errors.ts'
import { nameGroup } from '../../../catalogue/groups/name-group.ts'
import { shownRun } from '../../../parties/runs/find-runs.ts'
import { hasRoom, servingRuns } from './assign-run.ts'

/**
 * The run that would take these lines of a group's basket now, as an order takes it (RUN-02), and what is missing to its
 * minimum; nothing is held. Throws RequestError 404 for an unknown group.
 */
export async function quoteRun(
  database: Database,
  { groupSlug, postcode, unloading, goodsMinor, lines, now }: RunRequest & { now: Date },
): Promise<RunQuote> {
  const group = await nameGroup(database, groupSlug)
  const { items } = await quoteBasket(database, lines, everybodyOn(now))
  const riding = items.filter((line) => line.group?.id === group.id)
  const palletsOn = (limitG?: number) => planGroupPallet(riding, postcode, limitG).pallets
  const serving = await servingRuns(database, { groupId: group.id, postcode, now })
  const found = serving.find(({ run, load }) =>
    hasRoom(run, load, palletsOn(palletLimitG(unloading ?? undefined, run.tailLiftKg * 1000))),
  )
  if (found === undefined)
    return { run: { groupSlug: group.slug, text: noRun(group.name).message }, minimum: null }
  const { run } = found
  return {
    run: shownRun(group.slug, run),
    minimum: minimumText(group.name, { goodsMinor, minimumMinor: run.minimumMinor }),
  }
}
