import { useState } from 'react'
import type { SellingOrderList } from '../../../shared/api/selling-api.ts'
import type { SellingPubPage } from '../../../shared/api/selling-pubs-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { monthsUntil } from '../../../shared/dates/weeks.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { Answered } from '../../console/Answered.tsx'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import type { ChartTable } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import facts from '../OrderBuyer.module.css'
import { BuyerFacts, Fact } from '../OrderBuyer.tsx'
import layout from '../OrderPage.module.css'
import { OrderRows } from '../OrderRows.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { useIsLooking, useOwnRole } from '../use-own-role.ts'
import { sellingReads } from '../selling-calls.ts'
import { PubNote } from './PubNote.tsx'
import { ordersText, unitsText } from '../selling-words.ts'

type Props = { brewery: string; id: string }

/** /sell/{brewery}/pubs/{id}: one pub, what it buys, and how it is reached (SELL-40). */
export function PubPage({ brewery, id }: Props) {
  const { loaded, again, show } = useConsoleRead<SellingPubPage>(sellingReads.pub(brewery, id))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(pub) => <Pub brewery={brewery} pub={pub} onChanged={show} />}
    </Answered>
  )
}

type PubProps = { brewery: string; pub: SellingPubPage; onChanged: (pub: SellingPubPage) => void }

function Pub({ brewery, pub, onChanged }: PubProps) {
  const {
    name,
    partOf,
    town,
    orders,
    units,
    netMinor,
    lastOrderAt,
    claims,
    empties,
    buyer,
    priceList,
    payment,
    creditLeftMinor,
  } = pub
  useTitle(name)
  const role = useOwnRole()
  const isLooking = useIsLooking()
  const mayOrder = !isLooking && (role === 'owner' || role === 'sales')
  return (
    <article className={layout.order}>
      <header className={layout.head}>
        <p>
          <a href={sellingPaths.pubs(brewery)}>Pubs</a>
        </p>
        <div className={layout.title}>
          <h1>
            {name}
            {town !== '' && <span className={layout.town}>, {town}</span>}
          </h1>
          {mayOrder && <LinkButton href={sellingPaths.pubOrder(brewery, pub.pub)}>New order</LinkButton>}
        </div>
        <p className={layout.facts}>
          <span>{ordersText(orders)}</span>
          <span>
            {formatMinor(netMinor)} ex VAT, {unitsText(units)} in twelve months
          </span>
          <span className={layout.soft}>Last order {wholeDay(lastOrderAt)}</span>
        </p>
      </header>
      <div className={layout.body}>
        <Months months={pub.months} />
        <LatestOrders brewery={brewery} id={pub.pub} />
      </div>
      <aside className={layout.side}>
        <section aria-labelledby="pub">
          <h2 id="pub">Pub</h2>
          <dl className={facts.facts}>
            <BuyerFacts buyer={buyer} partOf={partOf && `${partOf.name} (${partOf.sites} sites)`} />
            <Fact title="Price list">
              <a href={`${sellingPaths.priceLists(brewery)}?${new URLSearchParams({ pub: pub.pub })}`}>
                {priceList === null ? 'None: it pays your prices' : priceList.name}
              </a>
            </Fact>
            <Fact title="Payment">{payment === 'card' ? 'Card' : 'Invoice'}</Fact>
            <Fact title="Credit left">
              {creditLeftMinor === null ? 'No credit account: it pays by card' : formatMinor(creditLeftMinor)}
            </Fact>
            <Fact title="Containers of yours there">
              <a href={`${sellingPaths.empties(brewery)}?${new URLSearchParams({ q: name })}`}>{empties}</a>
            </Fact>
            {claims > 0 && <Fact title="Claims">{claims}</Fact>}
          </dl>
        </section>
        <PubNote key={pub.note?.changedAt} brewery={brewery} pub={pub} onChanged={onChanged} />
      </aside>
    </article>
  )
}

function Months({ months }: Pick<SellingPubPage, 'months'>) {
  const [today] = useState(() => londonDay(new Date()))
  const table: ChartTable = {
    head: 'Month',
    series: [{ name: 'Net', kind: 'money' }],
    rows: monthsUntil(today).map((month, at) => ({
      label: monthText(month, at),
      values: [months[at] ?? 0],
    })),
  }
  const bought = months.filter((minor) => minor > 0).length
  return (
    <ChartFigure
      question="What does it buy?"
      answer={`It bought in ${bought} of the last twelve months.`}
      file="pub-by-month"
      table={table}
    >
      <Columns table={table} />
    </ChartFigure>
  )
}

/** 'Nov', with the year where it begins. */
function monthText(month: string, at: number): string {
  const [, name = '', year = ''] = formatDay(`${month}-01`).split(' ')
  return at === 0 || month.endsWith('-01') ? `${name} ${year}` : name
}

function LatestOrders({ brewery, id }: Props) {
  const all = new URLSearchParams({ view: 'all', pub: id })
  const { loaded } = useConsoleRead<SellingOrderList>(`${sellingReads.orders(brewery)}?${all}`)
  if (loaded.state !== 'ready') return null
  const { rows, total } = loaded.value
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <OrderRows brewery={brewery} caption="Orders of this pub" rows={rows} />
      {total > rows.length && (
        <p>
          <a href={`${sellingPaths.orders(brewery)}?${all}`}>All {total} orders</a>
        </p>
      )}
    </section>
  )
}
