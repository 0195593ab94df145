import { reservedBrewerySlugs } from '../../shared/paths/selling-paths.ts'
import { pathParts } from '../console/console-address.ts'

/** What an address of the console shows. */
export type SellingScreen =
  | { kind: 'chooser' }
  | { kind: 'join' }
  | { kind: 'apply' }
  /** The address of a mail. */
  | { kind: 'part'; part: string }
  | { kind: 'group'; group: string }
  | { kind: 'run'; group: string; run: string }
  | { kind: 'today'; brewery: string }
  | { kind: 'orders'; brewery: string }
  | { kind: 'picking'; brewery: string }
  | { kind: 'stock'; brewery: string }
  | { kind: 'count'; brewery: string }
  | { kind: 'beers'; brewery: string }
  | { kind: 'new-beer'; brewery: string }
  | { kind: 'beer'; brewery: string; id: string }
  | { kind: 'imports'; brewery: string }
  | { kind: 'prices'; brewery: string }
  | { kind: 'price-lists'; brewery: string }
  | { kind: 'offers'; brewery: string }
  | { kind: 'sales'; brewery: string }
  | { kind: 'pubs'; brewery: string }
  | { kind: 'pub'; brewery: string; id: string }
  | { kind: 'pub-order'; brewery: string; id: string }
  | { kind: 'empties'; brewery: string }
  | { kind: 'money'; brewery: string }
  | { kind: 'delivery'; brewery: string }
  | { kind: 'connections'; brewery: string }
  | { kind: 'notifications'; brewery: string }
  | { kind: 'groupNotifications'; group: string }
  | { kind: 'groupSettings'; group: string }
  | { kind: 'help'; brewery: string }
  | { kind: 'groupHelp'; group: string }
  | { kind: 'people'; brewery: string }
  | { kind: 'settings'; brewery: string }
  | { kind: 'order'; brewery: string; number: string }
  /** A wrong address below a brewery or a group, whose places it keeps. */
  | { kind: 'nowhere'; brewery: string }
  | { kind: 'nowhere'; group: string }

/** The screen of a path; null for one outside every brewery and group. */
export function screenOf(path: string): SellingScreen | null {
  const screen = knownScreen(path)
  if (screen !== null) return screen
  const [root, brewery, place] = pathParts(path)
  if (root !== 'sell' || brewery === undefined) return null
  if (brewery === 'group') return place === undefined ? null : { kind: 'nowhere', group: place }
  return reservedBrewerySlugs.includes(brewery) ? null : { kind: 'nowhere', brewery }
}

function knownScreen(path: string): SellingScreen | null {
  const [root, brewery, place, number, ...more] = pathParts(path)
  if (root !== 'sell') return null
  if (brewery === 'group') return groupScreenOf(place, [number, ...more])
  if (place === 'pubs' && number !== undefined && more.length === 1 && more[0] === 'order')
    return brewery === undefined ? null : { kind: 'pub-order', brewery, id: number }
  if (more.length > 0) return null
  if (brewery === undefined) return { kind: 'chooser' }
  if (brewery === 'join' || brewery === 'apply') return place === undefined ? { kind: brewery } : null
  if (brewery === 'orders')
    return place !== undefined && number === undefined ? { kind: 'part', part: place } : null
  if (place === undefined) return { kind: 'today', brewery }
  if (place === 'orders')
    return number === undefined ? { kind: place, brewery } : { kind: 'order', brewery, number }
  if (place === 'beers') return beerScreenOf(brewery, number)
  if (isPlain(place) && number === undefined) return { kind: place, brewery }
  if (place === 'stock' && number === undefined) return { kind: 'stock', brewery }
  if (place === 'prices' && number === 'offers') return { kind: 'offers', brewery }
  if (place === 'prices' && number === 'lists') return { kind: 'price-lists', brewery }
  if (place === 'pubs' && number !== undefined)
    return number === 'empties' ? { kind: 'empties', brewery } : { kind: 'pub', brewery, id: number }
  if (place === 'stock' && number === 'count') return { kind: 'count', brewery }
  return null
}

function beerScreenOf(brewery: string, id: string | undefined): SellingScreen {
  if (id === undefined) return { kind: 'beers', brewery }
  return id === 'new' ? { kind: 'new-beer', brewery } : { kind: 'beer', brewery, id }
}

const plainPlaces = [
  'picking',
  'imports',
  'prices',
  'sales',
  'pubs',
  'money',
  'delivery',
  'connections',
  'notifications',
  'help',
  'people',
  'settings',
] as const
const isPlain = (place: string): place is (typeof plainPlaces)[number] =>
  plainPlaces.some((each) => each === place)

function groupScreenOf(
  group: string | undefined,
  [place, run, ...more]: (string | undefined)[],
): SellingScreen | null {
  if (group === undefined || more.length > 0) return null
  if (place === undefined) return { kind: 'group', group }
  if (place === 'notifications' && run === undefined) return { kind: 'groupNotifications', group }
  if (place === 'help' && run === undefined) return { kind: 'groupHelp', group }
  if (place === 'settings' && run === undefined) return { kind: 'groupSettings', group }
  return place === 'runs' && run !== undefined ? { kind: 'run', group, run } : null
}
