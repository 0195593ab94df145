import { dayText } from './arrival-text.ts'
import type { Depot } from './run-plan.ts'
import { momentText } from './moment-text.ts'

type Bringing = {
  day: string
  /** ISO. */
  bringByAt: string | Date
  depot: Depot
}

/** Where a brewery brings its beer for a run, and until when (RUN-06). */
export const bringText = ({ day, bringByAt, depot }: Bringing): string =>
  `Bring it to ${depotText(depot)} by ${momentText(bringByAt)}, for the run of ${dayText(day)}.`

/** 'Cold store, 1 Wharf Road, Linlithgow EH49 6QY'. */
export const depotText = ({ name, street, town, postcode }: Depot) =>
  [name, street, `${town} ${postcode}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
