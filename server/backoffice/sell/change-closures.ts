import { dayText } from '../../../shared/delivery/arrival-text.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { addClosure, listClosures, removeClosure } from '../../catalogue/beers/closures/own-closures.ts'
import type { Database } from '../../platform/database/database.ts'
import { findOpenOrders } from '../../trading/orders/selling/find-open-orders.ts'
import type { ProfileChange } from './change-profile.ts'

type Days = { from: string; to: string }

/** Closes a brewery for some days, and says what follows. Throws as addClosure. Needs a transaction. */
export async function closeBrewery(
  transaction: Database,
  change: ProfileChange & Days,
): Promise<ActionEffects> {
  await addClosure(transaction, change)
  const open = await findOpenOrders(transaction, change.breweryId)
  const days = daysText(change)
  return {
    deadlines: [
      `Orders from now on: nothing is delivered ${days}, and no answer, packing or claim is due on these days.`,
      'Checkouts promise the later day at once.',
    ],
    warnings: [
      ...(open.length === 0 ? [] : [`Open orders keep the days they were promised: ${open.join(', ')}.`]),
      'Runs of groups go on: their times for answers and for bringing beer stay.',
    ],
    button: `Close ${days}`,
  }
}

/** Opens a brewery on the days of a closure again. Throws RequestError 404. Needs a transaction. */
export async function openBrewery(
  transaction: Database,
  { id, ...change }: ProfileChange & { id: string },
): Promise<ActionEffects> {
  const closure = (await listClosures(transaction, change)).find((each) => each.id === id)
  await removeClosure(transaction, { ...change, id })
  const days = closure === undefined ? '' : daysText(closure)
  return {
    deadlines: [
      `Orders from now on count your working days ${days} again.`,
      'What was ordered meanwhile keeps its days.',
    ],
    button: `Open ${days}`,
  }
}

/** 'from Thursday 24 December to Friday 1 January', 'on Monday 4 January' of one day. */
const daysText = ({ from, to }: Days) =>
  from === to ? `on ${dayText(from)}` : `from ${dayText(from)} to ${dayText(to)}`
