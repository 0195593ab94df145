import type { StockMovementList } from '../../../shared/api/stock-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Timeline } from '../../ui/actions/Timeline.tsx'
import { Answered } from '../../console/Answered.tsx'
import { sellingReads } from '../selling-calls.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { movementName, signed } from './stock-words.ts'

type Movement = StockMovementList['rows'][number]

/** What happened to a container, with who or which order caused it, the newest first (SELL-29). */
export function Movements({ brewery, container }: { brewery: string; container: string }) {
  const { loaded, again } = useConsoleRead<StockMovementList>(sellingReads.movements(brewery, container))
  return (
    <section aria-labelledby="movements">
      <h3 id="movements">Movements</h3>
      <Answered loaded={loaded} again={again}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>Nothing has moved yet.</p>
          ) : (
            <Timeline
              label="Movements"
              items={rows.map((row, place) => ({
                key: `${place} ${row.at}`,
                at: row.at,
                when: wholeMoment(row.at),
                what: <What brewery={brewery} row={row} />,
                ...(row.by !== null && { who: row.by }),
                ...(row.reason !== null && { note: row.reason }),
              }))}
            />
          )
        }
      </Answered>
    </section>
  )
}

function What({ brewery, row }: { brewery: string; row: Movement }) {
  const { kind, order } = row
  return (
    <>
      {movementName(kind)}: {changes(row)}
      {order !== null && (
        <>
          , <a href={sellingPaths.order(brewery, order)}>{order}</a>
        </>
      )}
    </>
  )
}

/** On hand changes where units come or go; within it they change their place. */
function changes({ sellable, reserved, promised }: Movement): string {
  const onHand = sellable + reserved + promised
  if (onHand !== 0 || (reserved === 0 && promised === 0)) return `on hand ${signed(onHand)}`
  const moved = [
    { name: 'sellable', units: sellable },
    { name: 'reserved', units: reserved },
    { name: 'promised', units: promised },
  ]
  return moved
    .filter(({ units }) => units !== 0)
    .map(({ name, units }) => `${name} ${signed(units)}`)
    .join(', ')
}
