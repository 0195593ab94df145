import { splitPence } from '../orders/split-pence.ts'
import { type ContainerLoad, loadOf, type LoadedItem } from './container-loads.ts'
import { type PackedPallet, type Packing, packPallets } from './pack-pallets.ts'
import {
  fullPallet,
  type PalletStep,
  palletSteps,
  palletTariffDate,
  type PalletZone,
  palletZoneOf,
  stepFor,
} from './pallet-tariff.ts'

/** A line of a group's basket, from CartItem. */
export type PalletLine = LoadedItem & {
  itemKey: string
  /** The brewery; null for accessories. */
  teamId: string | null
  quantity: number
}

export type PlannedPallet = PackedPallet & {
  /** What it may weigh, in grams with itself. */
  limitG: number
  step: PalletStep
  chargeMinor: number
  /** Shares of what one pallet may carry and hold, 0 to 1; footprint is the covered share of the deck. */
  fill: { weight: number; height: number; footprint: number }
}

export type GroupPalletPlan = {
  /** The day the tariff holds from. */
  tariffDate: string
  /** What none of them weighs more than, in grams with itself. */
  limitG: number
  pallets: PlannedPallet[]
  /** The zone of the charge; the mainland while no postcode is known. */
  zone: PalletZone
  isZoneKnown: boolean
  /** Pence without VAT for all pallets; null when something cannot be carried. */
  chargeMinor: number | null
  /** What the breweries would charge with a pallet each, at the same tariff. */
  separateMinor: number | null
  /** What one shared pallet saves; never below 0. */
  savingMinor: number
  /** The charge by brewery, in proportion to weight, to the penny. */
  shares: { teamId: string | null; weightG: number; chargeMinor: number }[]
  left: Packing['left']
}

/**
 * Plans the pallets of a group's basket and their one charge. Pure, and independent of the order of the lines; adding
 * units never lowers weight, pallets or charge. No pallet weighs more than the limit, in grams with itself: what the
 * usual tail-lift carries where none is given. Every pallet before the last counts as the largest that the limit allows.
 */
export function planGroupPallet(
  lines: readonly PalletLine[],
  postcode: string | null,
  limitG?: number,
): GroupPalletPlan {
  const known = palletZoneOf(postcode)
  const zone = known ?? 'mainland'
  const loaded = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ teamId: line.teamId, key: line.itemKey, load: loadOf(line), units: line.quantity }))
  const packing = packPallets(loaded, limitG)
  const pallets = plannedPallets(packing, zone)
  const chargeMinor = packing.left.length > 0 ? null : sumOf(pallets.map(({ chargeMinor }) => chargeMinor))
  const teams = [...new Set(loaded.map(({ teamId }) => teamId))].toSorted(byName)
  const runsOf = (teamId: string | null) => loaded.filter((run) => run.teamId === teamId)
  const weights = teams.map((teamId) => sumOf(runsOf(teamId).map(({ load, units }) => load.weightG * units)))
  const separate = teams.map((teamId) => palletCharge(packPallets(runsOf(teamId), limitG), zone))
  const separateMinor = separate.includes(null) ? null : sumOf(separate.map((charge) => charge ?? 0))
  const split = splitPence(chargeMinor ?? 0, weights)
  return {
    tariffDate: palletTariffDate,
    limitG: packing.limitG,
    pallets,
    zone,
    isZoneKnown: known !== null,
    chargeMinor,
    separateMinor,
    savingMinor: Math.max(0, (separateMinor ?? 0) - (chargeMinor ?? separateMinor ?? 0)),
    shares: teams.map((teamId, index) => ({
      teamId,
      weightG: weights[index]!,
      chargeMinor: split[index]!,
    })),
    left: packing.left,
  }
}

/** How many more units of a load fit before the charge rises, and before another pallet begins. */
export function roomFor(
  lines: readonly PalletLine[],
  load: ContainerLoad,
  limitG?: number,
): { beforeNextStep: number; beforeNextPallet: number } {
  const runs = lines.map((line) => ({ key: line.itemKey, load: loadOf(line), units: line.quantity }))
  const withMore = (units: number) => packPallets([...runs, { key: '\uffff', load, units }], limitG)
  const now = packPallets(runs, limitG)
  const pallets = Math.max(1, now.pallets.length)
  const charge = palletCharge(now, 'mainland')
  const first = now.pallets.length === 0 ? palletSteps[0].chargeMinor.mainland : charge
  return {
    beforeNextPallet: mostThat((units) => {
      const then = withMore(units)
      return then.left.length === now.left.length && then.pallets.length <= pallets
    }),
    beforeNextStep: mostThat((units) => {
      const then = withMore(units)
      return then.left.length === now.left.length && chargeOf(then, 'mainland') <= (first ?? 0)
    }),
  }
}

/** The largest number of units that holds; holding for one means holding for all below it. */
function mostThat(holds: (units: number) => boolean): number {
  if (!holds(1)) return 0
  let most = 1
  while (holds(most * 2)) most *= 2
  let over = most * 2
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2)
    if (holds(middle)) most = middle
    else over = middle
  }
  return most
}

function palletCharge(packing: Packing, zone: PalletZone): number | null {
  return packing.left.length > 0 ? null : chargeOf(packing, zone)
}

const chargeOf = (packing: Packing, zone: PalletZone): number =>
  sumOf(plannedPallets(packing, zone).map(({ chargeMinor }) => chargeMinor))

const plannedPallets = ({ pallets, limitG }: Packing, zone: PalletZone): PlannedPallet[] =>
  pallets.map((pallet, index) => planned(pallet, { zone, limitG, isLast: index === pallets.length - 1 }))

function planned(
  pallet: PackedPallet,
  { zone, limitG, isLast }: { zone: PalletZone; limitG: number; isLast: boolean },
): PlannedPallet {
  const step = stepFor(isLast ? pallet : { weightG: limitG, heightMm: fullPallet.maxHeightMm }) ?? fullPallet
  const covered = sumOf(
    pallet.layers.flatMap(({ units }) => units.map(({ load, units }) => units / load.perLayer)),
  )
  return {
    ...pallet,
    limitG,
    step,
    chargeMinor: step.chargeMinor[zone],
    fill: {
      weight: pallet.weightG / limitG,
      height: pallet.heightMm / fullPallet.maxHeightMm,
      footprint: Math.min(1, covered),
    },
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
/** Breweries in one order whatever the lines'; accessories last. */
const byName = (one: string | null, other: string | null) =>
  one === null ? 1 : other === null ? -1 : one < other ? -1 : 1
