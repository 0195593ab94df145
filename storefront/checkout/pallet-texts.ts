import { formatNumber } from '../../shared/dates.ts'
import { fullPallet, type PalletZone } from '../../shared/pallet/pallet-tariff.ts'
import type { PlannedPallet } from '../../shared/pallet/plan-group-pallet.ts'

export const zoneNames: Readonly<Record<PalletZone, string>> = {
  mainland: 'UK mainland',
  remote: 'Highlands and remote mainland',
  'northern-ireland': 'Northern Ireland',
  islands: 'Islands',
}

/** How full a pallet is: kilograms and centimetres of what it may carry, and the covered share of its deck. */
export function fillTexts({ weightG, heightMm, fill }: PlannedPallet): {
  name: string
  share: number
  text: string
}[] {
  return [
    { name: 'Weight', share: fill.weight, text: `${kg(weightG)} of ${kg(fullPallet.maxWeightG)}` },
    { name: 'Footprint', share: fill.footprint, text: `${percent(fill.footprint)} of the deck` },
    { name: 'Height', share: fill.height, text: `${cm(heightMm)} of ${cm(fullPallet.maxHeightMm)}` },
  ]
}

const kg = (grams: number) => `${formatNumber(Math.ceil(grams / 1000))} kg`
const cm = (mm: number) => `${formatNumber(Math.ceil(mm / 10))} cm`
const percent = (share: number) => `${Math.round(share * 100)} %`
