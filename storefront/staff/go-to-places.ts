import type { GoToAnswer } from '../../shared/api/go-to-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import type { ConsolePlace } from '../console/ConsoleFrame.tsx'

export type GoToPlace = { href: string; kind: string; name: string; about: string }
type Found = GoToAnswer['found'][number]

const kindNames: Readonly<Record<Found['kind'], string>> = {
  order: 'Order',
  buyer: 'Buyer',
  brewery: 'Brewery',
  group: 'Group',
  run: 'Run',
  document: 'Paper',
}

/** Where a thing that was found is shown; a paper stands on its order's page. */
export function placeOf({ kind, key, group = '', name, about }: Found): GoToPlace {
  const href = {
    order: staffPaths.order,
    document: staffPaths.order,
    buyer: staffPaths.buyer,
    brewery: staffPaths.brewery,
    group: staffPaths.group,
    run: (id: string) => sellingPaths.run(group, id),
  }[kind](key)
  return { href, kind: kindNames[kind], name, about }
}

/** Pages of the console whose name begins like this. */
export const screensLike = (screens: readonly ConsolePlace[], words: string): GoToPlace[] =>
  screens
    .filter(({ label }) => label.toLowerCase().startsWith(words.toLowerCase()))
    .map(({ label, href }) => ({ href, kind: 'Page', name: label, about: '' }))
