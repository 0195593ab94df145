import type { StaffOrder } from '../../shared/api/staff-orders-api.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { byText, happenedText } from '../selling/selling-words.ts'

/** What happened to an order, the newest first, with the brewery whose part it was and the reasons. */
export const timelineOf = ({ history }: StaffOrder) =>
  history
    .map((event, at) => {
      const { teamName, reason, note, why } = event
      const said = [reason?.replaceAll('_', ' '), note, why === null ? null : `Why: ${why}`]
      const words = said.filter((each) => each !== null && each !== undefined && each !== '')
      return {
        key: `${at} ${event.at}`,
        at: event.at,
        when: wholeMoment(event.at),
        what: teamName === null ? happenedText(event) : `${happenedText(event)}: ${teamName}`,
        who: byText(event),
        ...(words.length > 0 && { note: words.join('. ') }),
      }
    })
    .toReversed()
