import { formatNumber } from '../format/numbers.ts'
import { outwardOf } from '../geography/postcode.ts'

/**
 * Steps of a pallet carrier and what each costs. Weights are grams with the pallet itself, heights millimetres from
 * the floor, charges pence without VAT. Figures of November 2026, their sources and what is ours in docs/pallets.md.
 */
export const palletTariffDate = '2026-11-01'

export const palletDeck = { widthMm: 1200, depthMm: 1000, heightMm: 150, weightG: 25_000 }

export const palletZones = ['mainland', 'remote', 'northern-ireland', 'islands'] as const
export type PalletZone = (typeof palletZones)[number]

export type PalletStep = {
  name: 'mini' | 'quarter' | 'half' | 'light' | 'full'
  label: string
  maxWeightG: number
  maxHeightMm: number
  chargeMinor: Record<PalletZone, number>
}

const charges = (mainland: number, remote: number, northernIreland: number, islands: number) => ({
  mainland,
  remote,
  'northern-ireland': northernIreland,
  islands,
})

/** From the smallest to the largest. */
export const palletSteps: readonly [PalletStep, ...PalletStep[]] = [
  {
    name: 'mini',
    label: 'Mini pallet',
    maxWeightG: 150_000,
    maxHeightMm: 600,
    chargeMinor: charges(4900, 7400, 9900, 12_900),
  },
  {
    name: 'quarter',
    label: 'Quarter pallet',
    maxWeightG: 250_000,
    maxHeightMm: 800,
    chargeMinor: charges(5600, 8400, 11_200, 14_900),
  },
  {
    name: 'half',
    label: 'Half pallet',
    maxWeightG: 500_000,
    maxHeightMm: 1100,
    chargeMinor: charges(6800, 10_200, 13_600, 18_900),
  },
  {
    name: 'light',
    label: 'Light pallet',
    maxWeightG: 750_000,
    maxHeightMm: 2200,
    chargeMinor: charges(8100, 12_200, 16_200, 22_900),
  },
  {
    name: 'full',
    label: 'Full pallet',
    maxWeightG: 1_000_000,
    maxHeightMm: 2200,
    chargeMinor: charges(9200, 13_800, 18_400, 25_900),
  },
]
export const fullPallet = palletSteps.at(-1)!

/** The smallest step that carries this much; null when no single pallet does. */
export function stepFor({ weightG, heightMm }: { weightG: number; heightMm: number }): PalletStep | null {
  return (
    palletSteps.find(({ maxWeightG, maxHeightMm }) => weightG <= maxWeightG && heightMm <= maxHeightMm) ??
    null
  )
}

type Districts = readonly [area: string, from: number, to: number]

const islands: readonly Districts[] = [
  ['HS', 1, 9],
  ['IV', 40, 56],
  ['KA', 27, 28],
  ['KW', 15, 17],
  ['PA', 20, 20],
  ['PA', 41, 49],
  ['PA', 60, 78],
  ['PH', 40, 44],
  ['PO', 30, 41],
  ['TR', 21, 25],
  ['ZE', 1, 3],
]
const remote: readonly Districts[] = [
  ['AB', 37, 38],
  ['AB', 44, 45],
  ['AB', 53, 56],
  ['IV', 1, 39],
  ['IV', 63, 63],
  ['KW', 1, 14],
  ['PA', 21, 40],
  ['PA', 80, 88],
  ['PH', 17, 39],
  ['PH', 49, 50],
]

/** The zone of a UK postcode or outward code; null for any other text. */
export function palletZoneOf(postcode: string | null | undefined): PalletZone | null {
  const [, area = '', district = '0'] = /^([A-Z]+)(\d+)/.exec(outwardOf(postcode) ?? '') ?? []
  if (area === '') return null
  if (area === 'BT') return 'northern-ireland'
  const isIn = (list: readonly Districts[]) =>
    list.some(([name, from, to]) => name === area && Number(district) >= from && Number(district) <= to)
  if (isIn(islands)) return 'islands'
  return isIn(remote) ? 'remote' : 'mainland'
}

/** Grams as whole kilograms, rounded up: '140 kg'. Basket, checkout and order show a pallet's weight by it alone. */
export const weightText = (grams: number): string => `${formatNumber(Math.ceil(grams / 1000))} kg`
