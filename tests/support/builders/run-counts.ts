/** Whether this is a nightly run, which tries every random case. */
const isThorough = process.env['TESTS_THOROUGH'] === '1'

/** How often a slow test tries something at random: `full` times in a nightly run, otherwise a quarter, at least five. */
export const runCount = (full: number): number => (isThorough ? full : Math.max(5, Math.ceil(full / 4)))

/** All of a long list in a nightly run, otherwise every fourth. */
export function sampleOf<Item>(all: readonly Item[]): readonly Item[] {
  return isThorough ? all : all.filter((_item, at) => at % 4 === 0)
}

/** How often a test tries something at random: `thorough` times in a nightly run, otherwise `quick` times. */
export const randomRuns = ({ quick, thorough }: { quick: number; thorough: number }): number =>
  isThorough ? thorough : quick
