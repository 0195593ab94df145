import type { BeerRatings, SalesInsight } from '../../../shared/api/insight-api.ts'
import type { OwnBeer } from '../../../shared/api/beers-api.ts'
import type { PriceHistory } from '../../../shared/api/price-lists-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import { type ChartTable, figureText, shortDate } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { Line } from '../../console/charts/Line.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { sellingReads } from '../selling-calls.ts'
import { unitsText } from '../selling-words.ts'
import { insightReads } from './insight-calls.ts'

type Props = { brewery: string; beer: OwnBeer; name: string }

/** Units of a beer by week, the prices of its first size in steps, and its stars over time (SEE-06). */
export function BeerPictures({ brewery, beer, name }: Props) {
  const size = beer.containers.find(({ isArchived }) => !isArchived)
  return (
    <div className={styles.grid}>
      <Units brewery={brewery} name={name} />
      {size !== undefined && <Prices brewery={brewery} id={size.id} size={size.name} />}
      <Ratings brewery={brewery} id={beer.id} />
    </div>
  )
}

function Units({ brewery, name }: Omit<Props, 'beer'>) {
  const path = insightReads.sales(brewery, { range: 'weeks13', beer: name })
  const { loaded } = useConsoleRead<SalesInsight>(path)
  if (loaded.state !== 'ready') return null
  const { weeks } = loaded.value
  const table: ChartTable = {
    head: 'Week from',
    series: [{ name: 'Units', kind: 'count' }],
    rows: weeks.map(({ week, units }) => ({ label: shortDate(week), values: [units] })),
  }
  return (
    <ChartFigure
      question="How much of it sells?"
      answer={`${unitsText(weeks.reduce((sum, { units }) => sum + units, 0))} in 13 weeks.`}
      file="units-by-week"
      table={table}
    >
      <Columns table={table} />
    </ChartFigure>
  )
}

function Prices({ brewery, id, size }: { brewery: string; id: string; size: string }) {
  const { loaded } = useConsoleRead<PriceHistory>(sellingReads.price(brewery, id))
  if (loaded.state !== 'ready' || loaded.value.rows.length === 0) return null
  const rows = loaded.value.rows.toReversed()
  const days = rows.map(({ fromDay }) => Date.parse(fromDay))
  const [first, last] = [days[0]!, days.at(-1)!]
  const table: ChartTable = {
    head: 'From',
    series: [{ name: 'Price ex VAT', kind: 'money' }],
    rows: rows.map(({ fromDay, priceMinor }) => ({ label: dayText(fromDay), values: [priceMinor] })),
  }
  return (
    <ChartFigure
      question={`What has the ${size} cost?`}
      answer={`${figureText('money', rows.at(-1)!.priceMinor)} ex VAT since ${dayText(rows.at(-1)!.fromDay)}, ${rows.length === 1 ? 'its first price' : `${rows.length} prices so far`}.`}
      file="prices"
      table={table}
    >
      <Line
        table={table}
        isStepped
        places={days.map((day) => (last === first ? 0 : (0.9 * (day - first)) / (last - first)))}
      />
    </ChartFigure>
  )
}

function Ratings({ brewery, id }: { brewery: string; id: string }) {
  const { loaded } = useConsoleRead<BeerRatings>(insightReads.ratings(brewery, id))
  if (loaded.state !== 'ready' || loaded.value.months.length === 0) return null
  const { months } = loaded.value
  const table: ChartTable = {
    head: 'Month',
    series: [
      { name: 'Stars', kind: 'stars' },
      { name: 'Reviews', kind: 'count' },
    ],
    rows: months.map(({ month, reviews, stars }) => ({
      label: formatDay(`${month}-01`).split(' ').slice(1).join(' '),
      values: [stars, reviews],
    })),
  }
  return (
    <ChartFigure
      question="How is it rated?"
      answer={`${months.at(-1)!.stars.toFixed(1)} of 5 stars in ${table.rows.at(-1)!.label}.`}
      file="ratings"
      table={table}
    >
      <Line table={table} most={5} />
    </ChartFigure>
  )
}
