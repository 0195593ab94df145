import { seededNumbers } from '../../../shared/format/seeded-numbers.ts'
import { addDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import type { tradeDays } from './trade-days.ts'
import type { TradeFile } from './trade-files.ts'

/** Chance that falls the same way for the same seed. */
export function seededChance(seed: number) {
  const next = seededNumbers(seed)
  /** A whole number from `least` to `most`. */
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!
  return { whole, oneOf }
}
export type Chance = ReturnType<typeof seededChance>

/** What the parts of the plan are made of. */
export type Planned = {
  file: TradeFile
  /** The moment that the trade leads up to. */
  endsAt: Date
  days: ReturnType<typeof tradeDays>
  chance: Chance
}

/** Some containers of a brewery, each once, by external id and units. */
export function someOf(
  { file, chance }: Pick<Planned, 'file' | 'chance'>,
  brewery: string,
  { kinds, most }: { kinds: number; most: number },
): (readonly [string, number])[] {
  const all = file.breweries[brewery]!.containers
  const from = chance.whole(0, all.length - 1)
  return Array.from({ length: Math.min(kinds, all.length) }, (_, at) => {
    const container = all[(from + at) % all.length]!
    return [`${brewery}/${container}`, chance.whole(1, most)] as const
  })
}

/** A moment of a day some days on, at a time by the clock of London and so many minutes later. */
export function momentOf(day: string, time: string, { days = 0, minutes = 0 } = {}): Date {
  return new Date(londonMoment(addDays(day, days), time).getTime() + minutes * 60_000)
}
