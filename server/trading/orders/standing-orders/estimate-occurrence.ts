import { runText } from '../../../../shared/delivery/run-text.ts'
import { palletLimitG } from '../../../../shared/pallet/pack-pallets.ts'
import { withOffers } from '../../basket/claim-basket.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readSenders } from '../../delivery-terms/quote-parts.ts'
import { orderTooLarge } from '../../../platform/errors/order-errors.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import { nothingToOrder, premisesGone } from '../../../platform/errors/standing-order-errors.ts'
import { findGroupDelivery } from '../../../catalogue/groups/find-group-delivery.ts'
import { findOpenRuns } from '../../../parties/runs/find-runs.ts'
import { checkBasket } from '../check-basket.ts'
import { deliverToPremises } from '../deliver-to-premises.ts'
import { planDelivery } from '../plan-delivery.ts'
import { planOrder } from '../plan-order.ts'
import type { OccurrencePreview } from '../standing-order-tables.ts'
import type { OccurrenceToCome } from './occurrence-to-come.ts'
import { asBasketLine, fitOccurrence } from './place-occurrence.ts'
import type { StandingOrderRow } from './standing-order-queries.ts'

type ToEstimate = { standingOrder: StandingOrderRow; toCome: OccurrenceToCome; now: Date }

/**
 * What an occurrence of which there is no preview yet comes to at today's prices (STAND-07). It only reads, so lists can
 * show it; the preview places the order and takes it back.
 */
export async function estimateOccurrence(
  database: Database,
  { standingOrder, toCome, now }: ToEstimate,
): Promise<OccurrencePreview> {
  const { lines: fitted, differences: changes } = await fitOccurrence(
    database,
    standingOrderLines(standingOrder),
    {
      at: 'preview',
      now,
    },
  )
  const goodsMinor = fitted.reduce((sum, line) => sum + line.quantity * (line.priceMinor ?? 0), 0)
  const unplanned = { goodsMinor, depositsMinor: 0, shippingMinor: 0, vatMinor: 0, totalMinor: goodsMinor }
  try {
    const { plan, arrival } = await planOf(database, { standingOrder, toCome, fitted, now })
    const { depositsMinor, shippingMinor, vatMinor, totalMinor } = plan
    const sums = { goodsMinor: plan.goodsMinor, depositsMinor, shippingMinor, vatMinor, totalMinor }
    return { ...sums, changes, problem: null, runText: arrival }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { ...unplanned, changes, problem: error.message, runText: null }
  }
}

const standingOrderLines = (standingOrder: StandingOrderRow) => ({
  standingOrder,
  lines: standingOrder.lines,
})

type ToPlan = ToEstimate & { fitted: StandingOrderRow['lines'] }

/** Throws RequestError where the lines could not be ordered today. */
async function planOf(database: Database, { standingOrder, toCome, fitted, now }: ToPlan) {
  const { clientId, groupId, premisesId, collections } = standingOrder
  if (fitted.length === 0) throw nothingToOrder()
  const to = await deliverToPremises(database, { clientId, premisesId })
  if (to === null) throw premisesGone()
  const group = groupId === null ? null : await findGroupDelivery(database, groupId)
  const { lines } = checkBasket(
    await withOffers(database, { clientId, rows: fitted.map(asBasketLine), now }),
    group,
  )
  const options = new Map(collections.map(({ teamId, option }) => [teamId, option]))
  const postcode = to.contact.postcode ?? ''
  if (group === null) {
    const teamIds = [...new Set(lines.map(({ offer }) => offer.brewery?.id ?? null))]
    const quote = await readSenders(database, { teamIds, now })
    const delivery = planDelivery(quote, { lines, options, postcode })
    return { plan: required(planOrder({ lines, options, delivery, palletTo: null })), arrival: null }
  }
  const runs = await findOpenRuns(database, { groupId: group.id, now })
  const run = runs.find(({ id }) => id === toCome.runId)
  const limitG = palletLimitG(to.handover.unloading ?? undefined, run && run.tailLiftKg * 1000)
  const plan = required(planOrder({ lines, options, palletTo: postcode, ...(limitG && { limitG }) }))
  return { plan, arrival: run ? runText({ day: run.day, cutOffAt: new Date(run.cutOffAt) }) : null }
}

function required<Plan>(plan: Plan | null): Plan {
  if (plan === null) throw orderTooLarge()
  return plan
}
