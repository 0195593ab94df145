import { insightRangeKeys, type SalesInsight } from '../../../shared/api/insight-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Answered } from '../../console/Answered.tsx'
import { Bars } from '../../console/charts/Bars.tsx'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import { type ChartTable, shortDate } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'
import { insightReads } from './insight-calls.ts'
import { rangeNames } from './range-names.ts'

/** /sell/{brewery}/sales: what was invoiced by week, beer, size and area, and who bought (SEE-03). */
export function SalesPage({ brewery }: { brewery: string }) {
  useTitle('Sales')
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const range = insightRangeKeys.find((key) => key === query.get('range')) ?? 'weeks13'
  const { loaded, again } = useConsoleRead<SalesInsight>(insightReads.sales(brewery, { range }))
  return (
    <>
      <h1>Sales</h1>
      <TabLinks
        label="Time"
        items={insightRangeKeys.map((key) => ({
          href: addressWith(query, { range: key }),
          label: rangeNames[key],
          isCurrent: key === range,
        }))}
      />
      <Answered loaded={loaded} again={again}>
        {(sales) => <Pictures sales={sales} />}
      </Answered>
    </>
  )
}

function Pictures({ sales }: { sales: SalesInsight }) {
  const { weeks, beers, sizes, areas, depositsMinor, deliveryMinor, pubs } = sales
  const all = weeks.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const before = weeks.reduce((sum, { beforeMinor }) => sum + beforeMinor, 0)
  const byWeek: ChartTable = {
    head: 'Week from',
    series: [
      { name: 'Net sales', kind: 'money' },
      { name: 'The period before', kind: 'money' },
    ],
    rows: weeks.map(({ week, netMinor, beforeMinor }) => ({
      label: shortDate(week),
      values: [netMinor, beforeMinor],
    })),
  }
  const beside = [
    ...(depositsMinor > 0 ? [`${formatMinor(depositsMinor)} of deposits`] : []),
    ...(deliveryMinor > 0 ? [`${formatMinor(deliveryMinor)} of delivery`] : []),
  ]
  return (
    <>
      <ChartFigure
        question="What did you sell each week?"
        answer={`${formatMinor(all)} of beer ex VAT, ${changeText(all, before)}.${beside.length === 0 ? '' : ` Besides ${beside.join(' and ')}.`}`}
        file="sales-by-week"
        table={byWeek}
      >
        <Columns table={byWeek} line={1} />
      </ChartFigure>
      <div className={styles.grid}>
        <Ranking question="Which beers sold?" what="Beer" file="sales-by-beer" rows={beers} />
        <Ranking question="In which sizes?" what="Size" file="sales-by-size" rows={sizes} />
        <Ranking
          question="Where did it go?"
          what="Postcode area"
          file="sales-by-area"
          rows={areas.map((area) => ({ ...area, name: area.name || 'Address gone' }))}
        />
        <Pubs pubs={pubs} />
      </div>
    </>
  )
}

/** 'up 12 % on the period before'. */
function changeText(now: number, before: number): string {
  if (before === 0) return 'with nothing in the period before'
  const percent = Math.round((100 * (now - before)) / before)
  return percent === 0
    ? 'as in the period before'
    : `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)} % on the period before`
}

type RankingProps = { question: string; what: string; file: string; rows: SalesInsight['sizes'] }

function Ranking({ question, what, file, rows }: RankingProps) {
  const table: ChartTable = {
    head: what,
    series: [
      { name: 'Net sales', kind: 'money' },
      { name: 'Units', kind: 'count' },
    ],
    rows: rows.map(({ name, netMinor, units }) => ({ label: name, values: [netMinor, units] })),
  }
  const [first] = rows
  return (
    <ChartFigure
      question={question}
      answer={
        first === undefined
          ? 'Nothing was sold.'
          : `${first.name} first, with ${formatMinor(first.netMinor)}.`
      }
      file={file}
      table={table}
    >
      <Bars table={table} />
    </ChartFigure>
  )
}

function Pubs({ pubs: { bought, repeated, won, lost } }: Pick<SalesInsight, 'pubs'>) {
  const table: ChartTable = {
    head: 'Pubs',
    series: [{ name: 'Count', kind: 'count' }],
    rows: [
      { label: 'Bought', values: [bought] },
      { label: 'Bought again', values: [repeated] },
      { label: 'Bought for the first time', values: [won] },
      { label: 'Bought before, not now', values: [lost] },
    ],
  }
  const rate =
    bought === 0 ? '' : ` ${Math.round((100 * repeated) / bought)} % had bought before or came back.`
  return (
    <ChartFigure
      question="Who came back?"
      answer={`${bought === 1 ? '1 pub' : `${bought} pubs`} bought.${rate}`}
      file="pubs-that-bought"
      table={table}
    >
      <Bars table={table} />
    </ChartFigure>
  )
}
