import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { dayText } from '../../shared/delivery/arrival-text.ts'
import { paths } from '../../shared/paths/paths.ts'

// Those of shared/paths/selling-paths.ts, which every page of the shop would load (workplaces.test.ts compares them).
export const placeChooser = '/sell'
const todayOf = (brewery: string) => `${placeChooser}/${encodeURIComponent(brewery)}`
const groupOf = (group: string) => `${placeChooser}/group/${encodeURIComponent(group)}`
const worklist = '/admin'

export type Workplace = { label: string; href: string; toDo: number; about: string }

/** The consoles that a person works in: the own breweries, then groups, then Dray's staff. Pure. */
export const workplacesOf = ({ breweries, groups, staff }: SellingPlaces): Workplace[] => [
  ...breweries.map(({ slug, name, toAnswer, claims }) => ({
    label: name,
    href: todayOf(slug),
    toDo: toAnswer + claims,
    about: aboutOrders(toAnswer, claims),
  })),
  ...groups.map(({ slug, name, nextRun, toDo }) => ({
    label: `${name} deliveries`,
    href: groupOf(slug),
    toDo,
    about: nextRun === null ? 'No delivery run is planned' : `Next delivery run: ${dayText(nextRun.day)}`,
  })),
  ...(staff === null
    ? []
    : [{ label: 'Dray staff', href: worklist, toDo: staff.toDo, about: `${staff.toDo} to do` }]),
]

function aboutOrders(toAnswer: number, claims: number): string {
  const toDo = [
    ...(toAnswer > 0 ? [`${toAnswer} to answer`] : []),
    ...(claims > 0 ? [`${claims} ${claims === 1 ? 'claim' : 'claims'}`] : []),
  ]
  return toDo.length === 0 ? 'Nothing to do' : toDo.join(', ')
}

/** Where signing in leads a person who came from nowhere: the one console, a choice of several, or the shop. Pure. */
export function homeOf(places: readonly Workplace[]): string {
  const [first, second] = places
  if (first === undefined) return paths.home
  return second === undefined ? first.href : placeChooser
}
