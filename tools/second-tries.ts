import type { PlaywrightReport, PlaywrightSuite } from './slowest-tests.ts'

/** More journeys than this that needed a second try count as failed (docs/decisions/0053). */
const allowed = 5

/** The journeys that passed at the second try only, by file and title, and whether the run may pass with so many. */
export function secondTries(report: PlaywrightReport | null): { titles: string[]; areTooMany: boolean } {
  const titles = (report?.suites ?? []).flatMap(titlesOf)
  return { titles, areTooMany: titles.length > allowed }
}

function titlesOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`)
  return [...own, ...suites.flatMap(titlesOf)]
}
