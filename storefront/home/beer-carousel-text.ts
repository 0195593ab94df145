import type { HomeCarouselName } from '../../shared/pages/home-page-data.ts'
import type { IconName } from '../ui/core/icon-name.ts'

type Words = {
  title: string
  note: string
  action: string
  icon?: IconName
  /** Names the row of cards itself, beside the section's heading. */
  row: string
  loading: string
  empty: string
  error: string
}

/** Latest to the letter (HOME-83 to HOME-85); casks and kegs in the same form (C-63, OPEN-09, OPEN-10). */
export const beerCarouselText: Record<HomeCarouselName, Words> = {
  latest: {
    title: 'Latest beers',
    note: 'Whatever left a brewery’s cold store most recently, newest first.',
    action: 'See latest releases',
    row: 'Newest beers',
    loading: 'Loading latest beers…',
    empty: 'No beers are available right now. Check back soon.',
    error: "We couldn't load the latest beers. Please refresh the page or try again later.",
  },
  casks: {
    title: 'Fresh casks',
    note: 'Pins, firkins and kilderkins, racked and ready to settle in your cellar.',
    action: 'See fresh casks',
    icon: 'cask-firkin',
    row: 'Newest casks',
    loading: 'Loading fresh casks…',
    empty: 'No casks are available right now. Check back soon.',
    error: "We couldn't load the fresh casks. Please refresh the page or try again later.",
  },
  kegs: {
    title: 'Fresh kegs',
    note: 'Twenty, thirty and fifty litres, with the coupler they take.',
    action: 'See fresh kegs',
    icon: 'keg-30',
    row: 'Newest kegs',
    loading: 'Loading fresh kegs…',
    empty: 'No kegs are available right now. Check back soon.',
    error: "We couldn't load the fresh kegs. Please refresh the page or try again later.",
  },
}
