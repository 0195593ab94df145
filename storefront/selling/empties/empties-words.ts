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
        ? `Stands without your answer on ${wholeMoment(answerBy)}.`
        : `The pub is asked; it stands without an answer on ${wholeMoment(answerBy)}.`
    case 'agreed':
      return answeredBy === null ? 'It stands, as nobody answered.' : `Agreed by ${answeredBy}.`
    case 'disputed':
      return 'Not agreed. Dray looks at it.'
    case 'dropped':
      return 'It does not stand.'
  }
}
