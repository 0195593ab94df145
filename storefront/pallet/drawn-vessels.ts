import type { ContainerLoad } from '../../shared/pallet/container-loads.ts'
import { fullPallet, palletDeck } from '../../shared/pallet/pallet-tariff.ts'
import type { PlannedPallet } from '../../shared/pallet/plan-group-pallet.ts'

/** One vessel on the pallet seen from the side, in centimetres from the top left corner of the room. */
export type DrawnVessel = {
  /** Of the line it belongs to; null of room that is free. */
  itemKey: string | null
  form: ContainerLoad['form']
  x: number
  y: number
  width: number
  height: number
}

export const roomCm = { width: palletDeck.widthMm / 10, height: fullPallet.maxHeightMm / 10 }
const deckCm = palletDeck.heightMm / 10

/**
 * Every unit of a pallet as the planner stacks it, layer upon layer, each as wide as its share of the deck; after them
 * what still fits into the last layer, and into one more above it (SEE-14).
 */
export function drawnVessels({
  layers,
  weightG,
  limitG,
  heightMm,
}: Pick<PlannedPallet, 'layers' | 'weightG' | 'limitG' | 'heightMm'>): DrawnVessel[] {
  const drawn: DrawnVessel[] = []
  let floor = roomCm.height - deckCm
  for (const { heightMm: high, units } of layers) {
    let x = 0
    for (const { key, load, units: count } of units)
      for (let at = 0; at < count; at += 1) {
        drawn.push(vessel(key, load, x, floor))
        x += widthOf(load)
      }
    floor -= high / 10
  }
  const last = layers.at(-1)
  const load = last?.units.at(-1)?.load
  if (last === undefined || load === undefined) return drawn
  let room = Math.floor((limitG - weightG) / load.weightG)
  const free = Math.min(room, Math.floor((1 - last.fill) * load.perLayer + 1e-6))
  const top = floor + last.heightMm / 10
  for (let at = 0; at < free; at += 1)
    drawn.push(vessel(null, load, roomCm.width - (free - at) * widthOf(load), top))
  room -= free
  const hasAnother = heightMm + load.heightMm <= fullPallet.maxHeightMm
  const above = hasAnother ? Math.min(room, load.perLayer) : 0
  for (let at = 0; at < above; at += 1) drawn.push(vessel(null, load, at * widthOf(load), floor))
  return drawn
}

const widthOf = (load: ContainerLoad) => roomCm.width / load.perLayer

const vessel = (itemKey: string | null, load: ContainerLoad, x: number, floor: number): DrawnVessel => ({
  itemKey,
  form: load.form,
  x,
  y: floor - load.heightMm / 10,
  width: widthOf(load),
  height: load.heightMm / 10,
})
