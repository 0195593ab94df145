import type { ReactNode } from 'react'
import type { PubView, SellingPub, SellingPubList } from '../../../shared/api/selling-pubs-api.ts'
import { pubViews } from '../../../shared/api/list-views.ts'
import { Sparkline } from '../../console/charts/Line.tsx'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Amount } from '../../ui/actions/Amount.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { PubsPictures } from '../insight/PubsPictures.tsx'
import { sellingReads } from '../selling-calls.ts'
import { kindNames, ordersText, unitsText } from '../selling-words.ts'

const viewTexts: Readonly<Record<PubView, { name: string; empty: string }>> = {
  all: { name: 'All', empty: 'No one has bought yet. Pubs appear here after their first order.' },
  weeks4: { name: 'Not for 4 weeks', empty: 'Every pub has ordered in the last 4 weeks.' },
  weeks8: { name: 'Not for 8 weeks', empty: 'Every pub has ordered in the last 8 weeks.' },
  weeks12: { name: 'Not for 12 weeks', empty: 'Every pub has ordered in the last 12 weeks.' },
}
const views = pubViews.map((key) => ({ key, ...viewTexts[key] }))

const columns = [
  { slot: 'key', label: 'Pub' },
  { slot: 'what', label: 'Orders' },
  { slot: 'more', label: 'Last order' },
  { slot: 'sum', label: 'Twelve months, ex VAT' },
] as const

/** /sell/{brewery}/pubs: who bought, when last, and what in twelve months; a row leads to its orders (SELL-31). */
export function PubsPage({ brewery }: { brewery: string }) {
  return (
    <ListPage<SellingPub, SellingPubList>
      title="Pubs"
      call={sellingReads.pubs(brewery)}
      views={views}
      firstView="all"
      allView="all"
      nouns={['pub', 'pubs']}
      placeholder="Pub or town"
      filterNames={['beer']}
      filters={fields}
      csv="pubs.csv"
      note={() => ', with what they bought in twelve months: ex VAT, before credits'}
      renderActs={() => (
        <LinkButton size="small" variant="quiet" href={sellingPaths.empties(brewery)}>
          Empties
        </LinkButton>
      )}
    >
      {({ rows }) => (
        <>
          <RowTable caption="Pubs" columns={columns}>
            {rows.map((pub) => (
              <Row key={pub.pub} brewery={brewery} row={pub} />
            ))}
          </RowTable>
          <PubsPictures brewery={brewery} rows={rows} />
        </>
      )}
    </ListPage>
  )
}

function Row({ brewery, row }: { brewery: string; row: SellingPub }) {
  const { pub, name, partOf, town, kind, orders, lastOrderAt, claims, units, netMinor, empties, months } = row
  const place = [partOf?.name, town, kind === null ? '' : (kindNames[kind] ?? '')].filter(Boolean).join(', ')
  return (
    <tr>
      <RowCell slot="key">
        <a href={sellingPaths.pub(brewery, pub)}>{name}</a>
        <Soft>{place}</Soft>
      </RowCell>
      <RowCell slot="what">
        {ordersText(orders)}
        {empties > 0 && (
          <Soft>{empties === 1 ? '1 container of yours there' : `${empties} containers of yours there`}</Soft>
        )}
        {claims > 0 && <Soft>{claims === 1 ? '1 claim' : `${claims} claims`}</Soft>}
      </RowCell>
      <RowCell slot="more">
        Last {wholeDay(lastOrderAt)}
        <Sparkline
          values={months}
          label={`Net by month: ${months.map((minor) => formatMinor(minor)).join(', ')}`}
        />
      </RowCell>
      <RowCell slot="sum">
        <Amount amount={formatMinor(netMinor)} />
        <Soft>{unitsText(units)}</Soft>
      </RowCell>
    </tr>
  )
}

function fields(query: URLSearchParams, answer: SellingPubList | null): ReactNode {
  const chosen = query.get('beer') ?? ''
  const beers = answer?.beers ?? []
  const offered = chosen === '' || beers.includes(chosen) ? beers : [...beers, chosen]
  return (
    <Select
      key={answer === null ? 'waits' : 'known'}
      label="Bought"
      name="beer"
      defaultValue={chosen}
      options={[{ value: '', label: 'Any beer' }, ...offered.map((beer) => ({ value: beer, label: beer }))]}
    />
  )
}
