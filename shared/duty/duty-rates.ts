/**
 * UK Alcohol Duty on beer, in pence for each litre of pure alcohol, from the day it was in force. A new row
 * is added when HMRC changes the rates, mostly on a 1 February; docs/data-sources.md names the source of each row.
 */
export type DutyRates = {
  /** ISO day, by the calendar of London. */
  from: string
  /** Stronger than 1.2 % and below 3.5 %; below 8.5 %; up to 22 %; stronger. Up to 1.2 % there is none. */
  full: { low: number; middle: number; high: number; highest: number }
  /** In draught containers of 20 litres and more, below 8.5 % only. */
  draught: { low: number; middle: number }
}

/** The newest first. */
export const dutyRates: readonly DutyRates[] = [
  {
    from: '2026-02-01',
    full: { low: 996, middle: 2258, high: 3062, highest: 3399 },
    draught: { low: 858, middle: 1945 },
  },
  {
    from: '2025-02-01',
    full: { low: 961, middle: 2178, high: 2954, highest: 3279 },
    draught: { low: 828, middle: 1876 },
  },
  {
    from: '2023-08-01',
    full: { low: 927, middle: 2101, high: 2850, highest: 3164 },
    draught: { low: 842, middle: 1908 },
  },
]

/** The rates in force on a day; null before the table begins. */
export const dutyRatesOn = (day: string): DutyRates | null =>
  dutyRates.find(({ from }) => from <= day) ?? null
