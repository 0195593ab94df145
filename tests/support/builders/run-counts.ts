/** Whether `npm test -- --thorough` requested every run of the randomised tests. */
const isThorough = process.env['TESTS_THOROUGH'] === '1'

/** How often a slow test tries something at random: `full` times in a thorough run, otherwise a quarter, at least five. */
export const runCount = (full: number): number => (isThorough ? full : Math.max(5, Math.ceil(full / 4)))

/** All of a long list in a thorough run, otherwise every fourth, beginning with any of the first four. */
export function sampleOf<Item>(all: readonly Item[]): readonly Item[] {
  if (isThorough) return all
  const first = Math.floor(Math.random() * 4)
  return all.filter((_item, at) => at % 4 === first)
}

/** How often a test tries something at random: `thorough` times in a thorough run, otherwise `quick` times. */
export const randomRuns = ({ quick, thorough }: { quick: number; thorough: number }): number =>
  isThorough ? thorough : quick
