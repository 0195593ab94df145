/** How long containers are at a pub: 0-30, 31-60, 61-90 and over 90 days. */
export type ContainerAges = readonly [days30: number, days60: number, days90: number, older: number]

/** Containers that came to a pub on one day, 'YYYY-MM-DD' in London. */
export type ContainerLot = { day: string; count: number }

const dayMs = 86_400_000
const noAges: ContainerAges = [0, 0, 0, 0]

/** The ages on a day of what is still there; lots of a later day count as of that day. */
export function agesOf(lots: readonly ContainerLot[], today: string): ContainerAges {
  return lots.reduce<ContainerAges>((ages, { day, count }) => {
    const place = bracketOf((Date.parse(today) - Date.parse(day)) / dayMs)
    return ages.map((sum, at) => (at === place ? sum + count : sum)) as unknown as ContainerAges
  }, noAges)
}

function bracketOf(days: number): number {
  if (days <= 30) return 0
  if (days <= 60) return 1
  return days <= 90 ? 2 : 3
}

/** Several pubs or kinds together. */
export const addAges = (all: readonly ContainerAges[]): ContainerAges =>
  all.reduce<ContainerAges>(
    (sum, ages) => sum.map((count, at) => count + ages[at]!) as unknown as ContainerAges,
    noAges,
  )
