import { dutyBandOf } from './duty-band.ts'
import { type DutyRates, dutyRatesOn } from './duty-rates.ts'

/** The rates a brewery may state that its price includes. */
export const statedRates = ['full', 'draught'] as const
export type StatedRate = (typeof statedRates)[number]

/** Duty within the price of one container or pack, in pence. */
export type Duty =
  | { basis: 'stated'; minor: number }
  /** Estimated: pence for each litre of pure alcohol, by the rates from that day on. */
  | { basis: StatedRate; minor: number; rateMinor: number; ratesFrom: string }

type Dutiable = {
  /** What the brewery states of its price: an amount in pence, the rate it pays, or neither. */
  dutyMinor: number | null
  dutyRate: StatedRate | null
  type: string
  volumeMl: number | null
  packSize: number
  /** In percent, with at most two decimals. */
  abv: number | null
}

/**
 * The duty that a brewery states to be in the price (docs/data-sources.md). An amount is taken as it is, since only the
 * brewery knows its small producer relief. From a rate the amount is estimated; null where nothing is stated, where
 * strength or volume is not known, and where draught relief is stated for what cannot have it.
 */
export function dutyOf(container: Dutiable, day: string): Duty | null {
  const { dutyMinor, dutyRate, volumeMl, packSize, abv } = container
  if (dutyMinor !== null) return { basis: 'stated', minor: dutyMinor }
  const rates = dutyRatesOn(day)
  if (dutyRate === null || rates === null || volumeMl === null || abv === null) return null
  const rateMinor = dutyRate === 'full' ? fullRate(rates, abv) : draughtRate(rates, container)
  if (rateMinor === null) return null
  return {
    basis: dutyRate,
    minor: dutyMinorOf({ ml: volumeMl * packSize, abv, rateMinor }),
    rateMinor,
    ratesFrom: rates.from,
  }
}

/** Whether draught relief is open to a container: 20 litres and more, served by pump or gas, below 8.5 %. */
export function isDraught({ type, volumeMl, abv }: Pick<Dutiable, 'type' | 'volumeMl' | 'abv'>): boolean {
  return (type === 'keg' || type === 'cask') && (volumeMl ?? 0) >= 20_000 && abv !== null && abv < 8.5
}

/** Pence for this much beer, rounded half a penny up: volume × strength × rate, in whole numbers throughout. */
export function dutyMinorOf({ ml, abv, rateMinor }: { ml: number; abv: number; rateMinor: number }): number {
  const millionths = BigInt(ml) * BigInt(Math.round(abv * 100)) * BigInt(rateMinor)
  return Number((2n * millionths + perPenny) / (2n * perPenny))
}

/** 1,000 ml in a litre, 10,000 hundredths of a percent in pure alcohol. */
const perPenny = 10_000_000n

function fullRate({ full }: DutyRates, abv: number): number {
  const band = dutyBandOf(abv)
  return band === 'free' ? 0 : full[band]
}

function draughtRate({ draught }: DutyRates, container: Dutiable): number | null {
  if (!isDraught(container)) return null
  const band = dutyBandOf(container.abv ?? 0)
  if (band === 'free') return 0
  return band === 'low' ? draught.low : draught.middle
}
