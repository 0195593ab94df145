import { useEffect, useState } from 'react'
import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { legsKm, wayKm } from '../../../shared/delivery/road-order.ts'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import type { ChartTable } from '../../console/charts/chart-table.ts'
import { useSorting } from '../../console/sorting/use-sorting.ts'
import { teamsOf, VesselLegend } from '../../pallet/PalletStack.tsx'
import { cargoOf } from './drop-cargo.ts'
import { RunMap } from './RunMap.tsx'
import styles from './RunRoute.module.css'
import { RouteStop } from './RouteStop.tsx'
import { countText } from './run-words.ts'
import { SaveDropOrder } from './SaveDropOrder.tsx'

type Props = { place: { group: string; run: string }; run: GroupRun; onPlaced: (run: GroupRun) => void }

/** So long the order rests before what it changes is read. */
const settlesAfterMs = 250

/** The way of a run on the map and its pallets side by side, moved by drag or by keyboard and saved once looked at (SEE-08). */
export function RunRoute({ place, run, onPlaced }: Props) {
  const stored = run.drops.map(({ number }) => number)
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  // A run that was read again may have other drops: what was moved of the former is dropped.
  const isCurrent = draft?.length === stored.length && draft.every((number) => stored.includes(number))
  const order = isCurrent ? draft : stored
  const settled = useSettled(order.join(' '))
  const isMoved = order.join(' ') !== stored.join(' ')
  const drops = order.map((number) => run.drops.find((drop) => drop.number === number)!)
  const cargo = drops.map((drop) => cargoOf(run, drop))
  const lines = cargo.flatMap((each) => each.lines)
  const teams = teamsOf(lines)
  const sorting = useSorting({
    keys: order,
    onOrder: setDraft,
    nameOf: (number) => run.drops.find((drop) => drop.number === number)?.pub ?? number,
  })
  const legs = legsKm(run.depotPlace, drops)
  const unknown = drops.filter((drop) => drop.place === null).length
  const table: ChartTable = {
    head: 'Drop',
    series: [
      { name: 'Kilometres from the stop before', kind: 'count' },
      { name: 'Units', kind: 'count' },
      { name: 'Kilograms', kind: 'count' },
      { name: 'Pallets', kind: 'count' },
    ],
    rows: drops.map(({ number, pub, units, weightG, pallets }, at) => ({
      key: number,
      label: `${at + 1} ${pub}`,
      values: [legs[at] ?? null, units, Math.round(weightG / 1000), pallets.length],
    })),
  }
  const isSortable = run.mayAct && run.state !== 'done' && run.state !== 'cancelled' && drops.length > 1
  return (
    <section className={styles.route} aria-label="Route">
      <ChartFigure
        question="Which way does it go?"
        answer={answerOf({ run, km: wayKm(legs), unknown })}
        file={`run-${run.day}`}
        table={table}
      >
        {run.map !== null && <RunMap map={run.map} order={order} />}
      </ChartFigure>
      <div className={styles.lorry}>
        <h2 id="lorry">What is on the lorry?</h2>
        {isSortable && (
          <p className={styles.hint} id="sort-hint">
            Drag a drop by its dots, or focus them and press an arrow key. Nothing is saved until you say so.
          </p>
        )}
        <VesselLegend lines={lines} teams={teams} />
        <ol className={styles.stops} aria-labelledby="lorry">
          {drops.map((drop, at) => (
            <RouteStop
              key={drop.number}
              drop={drop}
              at={at}
              count={drops.length}
              leg={legs[at] ?? null}
              cargo={cargo[at]!}
              teams={teams}
              sorting={sorting}
              isMoved={stored[at] !== drop.number}
              isSortable={isSortable && drop.state !== 'delivered'}
            />
          ))}
        </ol>
        {isMoved && (
          <SaveDropOrder
            key={settled}
            place={place}
            drops={order}
            isSettled={settled === order.join(' ')}
            onPutBack={() => setDraft(null)}
            onSaved={(saved) => {
              setDraft(null)
              onPlaced(saved)
            }}
          />
        )}
      </div>
    </section>
  )
}

/** The value once it has rested for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function answerOf({ run, km, unknown }: { run: GroupRun; km: number; unknown: number }): string {
  const way = `${countText(run.drops.length, 'drop')} from ${run.depot.name}, ${km} km in straight lines to the last.`
  if (unknown === 0) return way
  return `${way} ${unknown} of them ${unknown === 1 ? 'is' : 'are'} not on the map: the postcode is not known.`
}
