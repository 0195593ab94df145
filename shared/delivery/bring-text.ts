import { dayText } from './arrival-text.ts'
import type { Depot } from './run-plan.ts'
import { timeBefore } from './run-text.ts'

type Bringing = {
  day: string
  /** ISO. */
  bringByAt: string | Date
  depot: Depot
}

/** Where a brewery brings its beer for a run, and until when (RUN-06). */
export const bringText = ({ day, bringByAt, depot }: Bringing): string =>
  `Bring it to ${depotText(depot)} by ${timeBefore(new Date(bringByAt), day)}, for the run of ${dayText(day)}.`

const depotText = ({ name, street, town, postcode }: Depot) =>
  [name, street, `${town} ${postcode}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
