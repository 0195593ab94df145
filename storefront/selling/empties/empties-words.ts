import type { EmptiesCount, EmptiesRow } from '../../../shared/api/empties-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'

export const ageNames = ['0–30 days', '31–60 days', '61–90 days', 'over 90 days'] as const

/** '3 for 0–30 days, 1 for over 90 days'. */
export const agesText = (ages: EmptiesRow['ages']): string =>
  ages.flatMap((count, at) => (count === 0 ? [] : [`${count} for ${ageNames[at]}`])).join(', ')

/** What has come of a count, as its brewery reads it. */
export function countText({ state, side, answerBy, answeredBy }: EmptiesCount): string {
  switch (state) {
    case 'asked':
      return side === 'pub'
        ? `If you don’t answer by ${wholeMoment(answerBy)}, it is accepted.`
        : `Waiting for the pub’s answer; accepted automatically on ${wholeMoment(answerBy)}.`
    case 'agreed':
      return answeredBy === null ? 'Accepted, as there was no answer.' : `Agreed by ${answeredBy}.`
    case 'disputed':
      return 'Not agreed. Dray looks at it.'
    case 'dropped':
      return 'Not accepted.'
  }
}
