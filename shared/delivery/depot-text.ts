import type { Depot } from './run-plan.ts'
import { londonDay, londonTime } from '../working-time/working-time.ts'
import { dayText } from './arrival-text.ts'

type Bringing = {
  /** The run's, 'YYYY-MM-DD'. */
  day: string
  depot: Depot
  bringByAt: Date
}

/** 'Cold store, 1 Wharf Road, Linlithgow EH49 6QY'. */
export const depotText = ({ name, street, town, postcode }: Depot): string =>
  [name, street, [town, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/**
 * To which depot a brewery brings its part, and by when: 'Bring it to Cold store, 1 Wharf Road, Linlithgow EH49 6QY by
 * Tuesday 24 November, 16:00. It travels on Wednesday 25 November.' (RUN-06)
 */
export const bringText = ({ day, depot, bringByAt }: Bringing): string =>
  `Bring it to ${depotText(depot)} by ${dayText(londonDay(bringByAt))}, ${londonTime(bringByAt)}. ` +
  `It travels on ${dayText(day)}.`
