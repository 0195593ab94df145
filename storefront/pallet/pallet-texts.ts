import { formatNumber } from '../../shared/format/numbers.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { loadOf } from '../../shared/pallet/container-loads.ts'
import {
  fullPallet,
  palletSteps,
  type PalletZone,
  palletZoneOf,
  weightText,
} from '../../shared/pallet/pallet-tariff.ts'
import {
  type GroupPalletPlan,
  type PalletLine,
  type PlannedPallet,
  roomFor,
} from '../../shared/pallet/plan-group-pallet.ts'

/** A line of what rides on a pallet, with the name of its item. */
export type RidingLine = PalletLine & { title: string }
export type PalletFact = { name: string; text: string; isCharge?: true }

const zoneNames: Readonly<Record<PalletZone, string>> = {
  mainland: 'UK mainland',
  remote: 'Highlands and remote mainland',
  'northern-ireland': 'Northern Ireland',
  islands: 'Islands',
}

/** How full a pallet is: kilograms and centimetres of what it may carry, and the covered share of its deck. */
export function fillTexts({ weightG, heightMm, limitG, fill }: PlannedPallet): {
  name: string
  share: number
  text: string
}[] {
  return [
    {
      name: 'Weight',
      share: fill.weight,
      text: `${weightText(weightG)} of ${weightText(limitG)}`,
    },
    { name: 'Footprint', share: fill.footprint, text: `${percent(fill.footprint)} of the deck` },
    { name: 'Height', share: fill.height, text: `${cm(heightMm)} of ${cm(fullPallet.maxHeightMm)}` },
  ]
}

/** 'Half pallet', or '2 pallets, the last a Half pallet'. */
export function stepText(pallets: readonly PlannedPallet[]): string {
  const last = pallets.at(-1)?.step.label ?? ''
  return pallets.length === 1 ? last : `${pallets.length} pallets, the last a ${last}`
}

/** The one charge, what it saves, what comes next and what still fits; nothing where it cannot be carried. */
export function palletFacts(plan: GroupPalletPlan, lines: readonly RidingLine[]): PalletFact[] {
  const { chargeMinor, separateMinor, savingMinor, zone, isZoneKnown } = plan
  if (chargeMinor === null) return []
  return [
    { name: 'One charge for all breweries', text: chargeText(plan, chargeMinor), isCharge: true },
    ...(separateMinor !== null && savingMinor > 0
      ? [
          {
            name: 'With separate deliveries',
            text: `${formatMinor(separateMinor)}: you save ${formatMinor(savingMinor)}`,
          },
        ]
      : []),
    {
      name: 'Zone',
      text: isZoneKnown ? zoneNames[zone] : `${zoneNames[zone]}, until you give a postcode`,
    },
    { name: 'Next step', text: nextStepText(plan, chargeMinor) },
    ...roomFacts(plan, lines),
  ]
}

/** Without a postcode it may be more than on the mainland, never less. */
export const chargeText = ({ isZoneKnown }: GroupPalletPlan, chargeMinor: number) =>
  `${isZoneKnown ? '' : 'from '}${formatMinor(chargeMinor)} ex VAT`

/** What the steps up to a full pallet carry, and cost to a postcode; from what they cost where none is known. */
export function stepFacts(postcode: string): PalletFact[] {
  const zone = palletZoneOf(postcode)
  return palletSteps.map(({ label, maxWeightG, maxHeightMm, chargeMinor }) => ({
    name: label,
    text: `up to ${weightText(maxWeightG)} and ${cm(maxHeightMm)}, ${zone === null ? 'from ' : ''}${formatMinor(chargeMinor[zone ?? 'mainland'])}`,
  }))
}

function nextStepText({ pallets, zone, limitG }: GroupPalletPlan, chargeMinor: number): string {
  const last = pallets.at(-1)
  const next = last && palletSteps[palletSteps.indexOf(last.step) + 1]
  const [smallest] = palletSteps
  if (!last || !next || last.step.maxWeightG >= limitG)
    return `another pallet, ${formatMinor(chargeMinor + smallest.chargeMinor[zone])} for all of it`
  return `${next.label}, ${formatMinor(chargeMinor - last.chargeMinor + next.chargeMinor[zone])}`
}

/** How many more fit at this charge, of the line that is ordered most. */
export function roomText(plan: GroupPalletPlan, lines: readonly RidingLine[]): string {
  const room = roomOf(plan, lines)
  if (room === null || room.beforeNextStep === 0) return 'Full at this charge'
  return room.beforeNextStep === 1
    ? '1 more fits at this charge'
    : `${room.beforeNextStep} more fit at this charge`
}

function roomFacts(plan: GroupPalletPlan, lines: readonly RidingLine[]): PalletFact[] {
  const room = roomOf(plan, lines)
  if (room === null) return []
  const { name, beforeNextStep, beforeNextPallet } = room
  const now = beforeNextStep === 0 ? 'no' : beforeNextStep
  return [
    {
      name: 'Still fits',
      text: `${now} more of ${name} at this charge, ${beforeNextPallet} more before you need a second pallet`,
    },
  ]
}

/** Stated in units of the line that is ordered most. */
function roomOf({ limitG }: GroupPalletPlan, lines: readonly RidingLine[]) {
  const [most] = lines.toSorted((one, other) => other.quantity - one.quantity)
  if (most === undefined) return null
  const name = [most.title, most.variantLabel].filter(Boolean).join(', ')
  return { name, ...roomFor(lines, loadOf(most), limitG) }
}

const cm = (mm: number) => `${formatNumber(Math.ceil(mm / 10))} cm`
const percent = (share: number) => `${Math.round(share * 100)}%`
