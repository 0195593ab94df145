import type { PlanChange } from '../../../shared/api/group-plan-api.ts'
import { weekdayNames } from '../delivery/delivery-words.ts'

type PlanDay = PlanChange['days'][number]
type Moment = PlanDay['cutOff']

/** 'Wednesday'. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday - 1]!

/** 'Monday 12:00'. */
const momentName = ({ weekday, time }: Moment): string => `${weekdayName(weekday)} ${time}`

/** When buyers order, breweries answer and bring their beer for the run of a weekday. */
export const dayWords = ({ cutOff, answerBy, bringBy }: PlanDay): string =>
  [
    `orders until ${momentName(cutOff)}`,
    `breweries answer ${answerBy === null ? 'within four working hours' : `by ${momentName(answerBy)}`}`,
    `beer at the depot by ${momentName(bringBy)}`,
  ].join(', ')
