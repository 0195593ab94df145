import { formatDay } from '../../../shared/dates/dates.ts'
import type { Run } from '../../parties/runs/find-runs.ts'
import type { CalendarEvent } from './write-calendar.ts'

type RunEventsView = { groupName: string; path: string; audience: 'public' | 'organiser' }

/** The day of a run and the moments that lead to it; the public has its cut-off and the day. No pub is named. */
export function runEvents(
  runs: readonly Run[],
  { groupName, path, audience }: RunEventsView,
): CalendarEvent[] {
  return runs.flatMap((run) => {
    const { id, day, state, depot } = run
    const forDay = `${groupName}, ${formatDay(day)}`
    const shared = { path, isCancelled: state === 'cancelled' }
    const moments = [
      { name: 'cut-off', at: run.cutOffAt, title: `Order by now: pallets of ${forDay}` },
      ...(audience === 'public'
        ? []
        : [
            { name: 'answer', at: run.answerByAt, title: `Breweries have answered: ${forDay}` },
            { name: 'bring', at: run.bringByAt, title: `All beer at the depot: ${forDay}` },
          ]),
    ]
    return [
      {
        ...shared,
        id: `run-${id}`,
        at: day,
        title: `Pallets of ${groupName} arrive`,
        place:
          audience === 'public' ? null : [depot.name, depot.town, depot.postcode].filter(Boolean).join(', '),
      },
      ...moments.map(({ name, at, title }) => ({
        ...shared,
        id: `run-${id}-${name}`,
        at: new Date(at),
        title,
      })),
    ]
  })
}
