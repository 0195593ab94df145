import { useState } from 'react'
import type { PubDistricts } from '../../../shared/api/insight-api.ts'
import type { SellingPub } from '../../../shared/api/selling-pubs-api.ts'
import { Bars } from '../../console/charts/Bars.tsx'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import type { ChartTable } from '../../console/charts/chart-table.ts'
import { DotMap } from '../../console/charts/DotMap.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { insightReads } from './insight-calls.ts'

const weekMs = 7 * 86_400_000

/** Where the pubs are, and since when those of this page have not ordered (SEE-05). */
export function PubsPictures({ brewery, rows }: { brewery: string; rows: readonly SellingPub[] }) {
  const { loaded } = useConsoleRead<PubDistricts>(insightReads.districts(brewery))
  const [now] = useState(Date.now)
  const gaps: ChartTable = {
    head: 'Pub',
    series: [{ name: 'Weeks since the last order', kind: 'count' }],
    rows: rows
      .map(({ name, town, lastOrderAt }) => ({
        label: town === '' ? name : `${name}, ${town}`,
        values: [Math.floor((now - Date.parse(lastOrderAt)) / weekMs)],
      }))
      .toSorted((one, other) => other.values[0]! - one.values[0]!),
  }
  const long = gaps.rows.filter(({ values: [weeks] }) => (weeks ?? 0) >= 4).length
  return (
    <div className={styles.grid}>
      {loaded.state === 'ready' && <Districts rows={loaded.value.rows} />}
      <ChartFigure
        question="Who has not ordered for long?"
        answer={
          long === 0
            ? 'Every pub on this page ordered in the last four weeks.'
            : `${long} of ${rows.length} on this page ordered nothing for four weeks or more.`
        }
        file="weeks-since-last-order"
        table={gaps}
      >
        <Bars table={gaps} />
      </ChartFigure>
    </div>
  )
}

function Districts({ rows }: PubDistricts) {
  const table: ChartTable = {
    head: 'Postcode district',
    series: [
      { name: 'Net sales of 12 months', kind: 'money' },
      { name: 'Pubs', kind: 'count' },
    ],
    rows: rows.map(({ district, netMinor, pubs }) => ({
      label: district || 'Address gone',
      values: [netMinor, pubs],
    })),
  }
  const [first] = table.rows
  return (
    <ChartFigure
      question="Where are your pubs?"
      answer={
        first === undefined
          ? 'No one has bought in twelve months.'
          : `In ${rows.length === 1 ? '1 postcode district' : `${rows.length} postcode districts`}, most of it in ${first.label}.`
      }
      file="pubs-by-district"
      table={table}
    >
      <DotMap
        places={rows.flatMap(({ district, place, netMinor }) =>
          place === null ? [] : [{ name: district, place, weight: netMinor }],
        )}
      />
    </ChartFigure>
  )
}
