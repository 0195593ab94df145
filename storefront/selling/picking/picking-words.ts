import type { PickingDrop, PickingLine, PickingList } from '../../../shared/api/picking-api.ts'

export const nameOf = ({ title, variantLabel }: PickingLine): string =>
  [title, variantLabel].filter(Boolean).join(', ')

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** 'Three ticks wait for a signal.' */
export const waitingText = (ticks: number): string =>
  ticks === 1 ? 'One tick waits for a signal.' : `${numbers[ticks] ?? ticks} ticks wait for a signal.`

/** How a drop goes. */
export function wayOfDrop({ shippingOption, groupName }: PickingDrop): string {
  if (shippingOption === 'collection') return 'The pub collects it'
  return groupName === null ? 'Your delivery' : `The pallet of ${groupName}`
}

export type BeerToPick = {
  name: string
  units: number
  lines: { drop: PickingDrop; line: PickingLine }[]
}

/** What is to be picked of each beer and size, by name, with the drops it is for (SELL-24). */
export function beersToPick({ drops }: PickingList): BeerToPick[] {
  const beers = new Map<string, BeerToPick>()
  for (const drop of drops)
    for (const line of drop.lines) {
      const name = nameOf(line)
      const beer = beers.get(name) ?? { name, units: 0, lines: [] }
      beers.set(name, { ...beer, units: beer.units + line.units, lines: [...beer.lines, { drop, line }] })
    }
  return [...beers.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))
}
