/** The parts of the United Kingdom that have bank holidays of their own. */
export const nations = ['england-and-wales', 'scotland', 'northern-ireland'] as const
export type Nation = (typeof nations)[number]

/** One-off holidays by royal proclamation. A new one is a line here. */
const proclaimed: Readonly<Record<Nation, readonly string[]>> = {
  'england-and-wales': ['2022-06-03', '2022-09-19', '2023-05-08'],
  scotland: ['2022-06-03', '2022-09-19', '2023-05-08', '2026-06-15'],
  'northern-ireland': ['2022-06-03', '2022-09-19', '2023-05-08'],
}

/**
 * The bank holidays of a nation in a year as days 'YYYY-MM-DD', by the rules of the Banking and Financial Dealings Act
 * 1971: a holiday on a weekend is taken on the next free weekday.
 */
export function bankHolidays(nation: Nation, year: number): string[] {
  const taken = new Set<number>()
  const substituted = (month: number, day: number) => {
    let at = utc(year, month, day)
    while (isWeekend(at) || taken.has(at)) at += dayMs
    taken.add(at)
    return at
  }
  const easter = easterSunday(year)
  const days = [
    substituted(1, 1),
    ...(nation === 'scotland' ? [substituted(1, 2), substituted(11, 30)] : []),
    ...(nation === 'northern-ireland' ? [substituted(3, 17), substituted(7, 12)] : []),
    easter - 2 * dayMs,
    ...(nation === 'scotland' ? [] : [easter + dayMs]),
    firstMonday(utc(year, 5, 1)),
    firstMonday(utc(year, 5, 25)),
    firstMonday(nation === 'scotland' ? utc(year, 8, 1) : utc(year, 8, 25)),
    ...christmasDays(year),
  ].map((at) => new Date(at).toISOString().slice(0, 10))
  const oneOff = proclaimed[nation].filter((day) => day.startsWith(`${year}-`))
  // The late May holiday of 2022 moved to the Thursday before the jubilee.
  const moved = year === 2022 ? days.map((day) => (day === '2022-05-30' ? '2022-06-02' : day)) : days
  return [...moved, ...oneOff].toSorted()
}

const dayMs = 86_400_000
const utc = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)
const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay())
const firstMonday = (from: number) => from + ((8 - new Date(from).getUTCDay()) % 7) * dayMs

/** Boxing Day keeps the 26th where it is a weekday, also if Christmas Day is taken after it. */
function christmasDays(year: number): number[] {
  const christmas = utc(year, 12, 25)
  const weekday = new Date(christmas).getUTCDay()
  if (weekday === 0) return [christmas + dayMs, christmas + 2 * dayMs]
  return [christmas, christmas + dayMs].map((at) => (isWeekend(at) ? at + 2 * dayMs : at))
}

/** By the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return utc(year, Math.floor(n / 31), (n % 31) + 1)
}
