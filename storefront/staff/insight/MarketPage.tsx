import { insightRangeKeys, type Market } from '../../../shared/api/insight-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Answered } from '../../console/Answered.tsx'
import { Bars } from '../../console/charts/Bars.tsx'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import styles from '../../console/charts/Chart.module.css'
import { type ChartTable, shortDate, totalsOf } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { addressWith } from '../../console/console-address.ts'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { rangeNames } from '../../selling/insight/range-names.ts'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'

/** /admin/market: what is sold, what Dray takes, who takes part, and what sells (SEE-11). */
export function MarketPage() {
  useTitle('Market')
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const range = insightRangeKeys.find((key) => key === query.get('range')) ?? 'weeks13'
  const { loaded, again } = useConsoleRead<Market>(`/api/admin/market?${new URLSearchParams({ range })}`)
  return (
    <>
      <h1>Market</h1>
      <TabLinks
        label="Time"
        items={insightRangeKeys.map((key) => ({
          href: addressWith(query, { range: key }),
          label: rangeNames[key],
          isCurrent: key === range,
        }))}
      />
      <Answered loaded={loaded} again={again}>
        {(market) => <Pictures market={market} />}
      </Answered>
    </>
  )
}

function Pictures({ market }: { market: Market }) {
  const { weeks, buyers, breweries, orders, openBaskets, styles: beerStyles, regions } = market
  const byWeek = (name: string, kind: 'money' | 'count', of: (week: Market['weeks'][number]) => number) =>
    ({
      head: 'Week from',
      series: [{ name, kind }],
      rows: weeks.map((week) => ({ label: shortDate(week.week), values: [of(week)] })),
    }) satisfies ChartTable
  const sold = byWeek('Sold with VAT', 'money', ({ soldMinor }) => soldMinor)
  const fees = byWeek('Fees with VAT', 'money', ({ feeMinor }) => feeMinor)
  const active: ChartTable = {
    head: 'Week from',
    series: [
      { name: 'Buyers', kind: 'count' },
      { name: 'Breweries', kind: 'count' },
    ],
    rows: weeks.map((week) => ({ label: shortDate(week.week), values: [week.buyers, week.breweries] })),
  }
  const baskets: ChartTable = {
    head: 'Baskets',
    series: [{ name: 'Count', kind: 'count' }],
    rows: [
      { label: 'Ordered', values: [orders] },
      { label: 'Still open', values: [openBaskets] },
    ],
  }
  const [soldMinor, feeMinor] = [totalsOf(sold)[0]!, totalsOf(fees)[0]!]
  const all = orders + openBaskets
  return (
    <div className={styles.grid}>
      <ChartFigure
        question="What is sold?"
        answer={`${formatMinor(soldMinor)} with VAT, less credits.`}
        file="market-sales"
        table={sold}
      >
        <Columns table={sold} />
      </ChartFigure>
      <ChartFigure
        question="What does Dray take?"
        answer={`${formatMinor(feeMinor)} of fees${soldMinor <= 0 ? '' : `, ${((100 * feeMinor) / soldMinor).toFixed(1)} % of sales`}.`}
        file="market-fees"
        table={fees}
      >
        <Columns table={fees} />
      </ChartFigure>
      <ChartFigure
        question="Who takes part?"
        answer={`${buyers} buyers ordered, ${breweries} breweries sold.`}
        file="market-active"
        table={active}
      >
        <Columns table={active} line={1} />
      </ChartFigure>
      <ChartFigure
        question="Do baskets become orders?"
        answer={
          all === 0
            ? 'No basket yet.'
            : `${Math.round((100 * orders) / all)} % of ${all} baskets were ordered.`
        }
        file="market-baskets"
        table={baskets}
      >
        <Bars table={baskets} />
      </ChartFigure>
      <SellThrough question="Which styles sell?" what="Style" file="market-styles" rows={beerStyles} />
      <SellThrough question="Which regions sell?" what="Region" file="market-regions" rows={regions} />
    </div>
  )
}

type SellThroughProps = { question: string; what: string; file: string; rows: Market['styles'] }

function SellThrough({ question, what, file, rows }: SellThroughProps) {
  const table: ChartTable = {
    head: what,
    series: [
      { name: 'Units sold', kind: 'count' },
      { name: 'Units on sale', kind: 'count' },
      { name: 'Sold of both', kind: 'percent' },
    ],
    rows: rows.map(({ name, sold, onSale }) => ({
      label: name,
      values: [sold, onSale, sold + onSale === 0 ? null : Math.round((100 * sold) / (sold + onSale))],
    })),
  }
  const [first] = table.rows
  return (
    <ChartFigure
      question={question}
      answer={
        first === undefined
          ? 'Nothing is on sale.'
          : `${first.label} first, with ${first.values[0]} units sold.`
      }
      file={file}
      table={table}
    >
      <Bars table={table} />
    </ChartFigure>
  )
}
