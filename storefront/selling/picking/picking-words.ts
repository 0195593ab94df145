import type { OrderState } from '../../../shared/orders/order-states.ts'
import type { PickingDrop, PickingLine, PickingList } from '../../../shared/api/picking-api.ts'

export const nameOf = ({ title, variantLabel }: Pick<PickingLine, 'title' | 'variantLabel'>): string =>
  [title, variantLabel].filter(Boolean).join(', ')

/** What has been done of a drop already. */
export const stageWords: Partial<Record<OrderState, string>> = {
  packed: 'packed',
  part_dispatched: 'the rest',
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** 'Three ticks wait for a signal.' */
export const waitingText = (ticks: number): string =>
  ticks === 1 ? 'One tick is waiting for a signal.' : `${numbers[ticks] ?? ticks} ticks wait for a signal.`

/** How a drop goes. */
export function wayOfDrop({ shippingOption, groupName }: PickingDrop): string {
  if (shippingOption === 'collection') return 'The pub collects it'
  return groupName === null ? 'Your delivery' : `The pallet of ${groupName}`
}

/** The same on the note that the pub is handed. */
export function wayOnNote(drop: PickingDrop, brewery: string): string {
  if (drop.shippingOption === 'collection') return `Collected from ${brewery}`
  return drop.groupName === null ? `Delivered by ${brewery}` : wayOfDrop(drop)
}

export type BeerToPick = {
  name: string
  units: number
  lines: { drop: PickingDrop; line: PickingLine }[]
}

/** What is to be picked of each beer and size on a day, by name, with the drops on the list that it is for (SELL-24). */
export function beersToPick({ beers, drops }: PickingList): BeerToPick[] {
  const lines = Map.groupBy(
    drops.flatMap((drop) => drop.lines.map((line) => ({ drop, line }))),
    ({ line }) => nameOf(line),
  )
  const units = Map.groupBy(beers, nameOf)
  return [...units]
    .map(([name, sizes]) => ({
      name,
      units: sizes.reduce((sum, each) => sum + each.units, 0),
      lines: lines.get(name) ?? [],
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
}

/** '500 of 612 orders are on this list.'; null where all of the day are. */
export const cutText = ({ total, drops }: PickingList): string | null =>
  drops.length < total ? `${drops.length} of ${total} orders are on this list.` : null

/** Where a drop is among those of its day, '4 of 9'; absent where they are not all there. */
export const placeText = (list: PickingList, at: number): string | undefined =>
  cutText(list) === null ? `${at + 1} of ${list.total}` : undefined
