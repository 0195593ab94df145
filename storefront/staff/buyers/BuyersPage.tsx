import type { BuyerList, BuyerRow } from '../../../shared/api/buyers-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { usedCredit } from '../../../shared/credit/used-credit.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { buyerViews } from '../../../shared/api/list-views.ts'
import { tradeKinds } from '../../../shared/trade/trade-words.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Amount } from '../../ui/actions/Amount.tsx'
import { Clock } from '../../ui/actions/Clock.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { staffReads } from '../staff-calls.ts'
import { buyerViewNames, kindText, tradeStateText } from './buyer-words.ts'

const views = buyerViews.map((key) => ({ key, ...buyerViewNames[key] }))

/** /admin/buyers: who buys, and who would like to (STAF-14). */
export function BuyersPage() {
  return (
    <ListPage<BuyerRow, BuyerList>
      title="Buyers"
      call={staffReads.buyers}
      views={views}
      firstView="applied"
      allView="all"
      nouns={['buyer', 'buyers']}
      placeholder="Business, person, postcode, number"
      filterNames={['kind']}
      filters={fields}
    >
      {rowsOf}
    </ListPage>
  )
}

const fields = (query: URLSearchParams) => (
  <Select
    label="Kind"
    name="kind"
    defaultValue={query.get('kind') ?? ''}
    options={[
      { value: '', label: 'Every kind' },
      ...tradeKinds.map((kind) => ({ value: kind, label: kindText[kind] })),
    ]}
  />
)

const columns = [
  { slot: 'who', label: 'Business' },
  { slot: 'what', label: 'Applied' },
  { slot: 'more', label: 'Numbers' },
  { slot: 'state', label: 'State' },
  { slot: 'sum', label: 'Credit used' },
] as const

const rowsOf = ({ rows }: BuyerList) => (
  <RowTable caption="Buyers" columns={columns}>
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </RowTable>
)

function Row({ row }: { row: BuyerRow }) {
  const { id, business, name, kind, town, state, hasChange, appliedAt, dueAt, orders, credit } = row
  const { text, tone } = tradeStateText[state]
  return (
    <tr>
      <RowCell slot="who">
        <a href={staffPaths.buyer(id)}>{business ?? name}</a>
        <Soft>
          {[kind === null ? null : kindText[kind], town].filter((each) => each !== null).join(', ')}
        </Soft>
      </RowCell>
      <RowCell slot="what">
        {appliedAt === null ? '–' : wholeMoment(appliedAt)}
        <Soft>{orders === 1 ? '1 order' : `${orders} orders`}</Soft>
      </RowCell>
      <RowCell slot="more">
        {numbersOf(row).map((number) => (
          <Soft key={number}>{number}</Soft>
        ))}
      </RowCell>
      <RowCell slot="state">
        <span>
          <Badge tone={tone}>{text}</Badge>
        </span>
        {hasChange && <span>A change is waiting</span>}
        {dueAt !== null && (
          <span>
            <Clock at={dueAt} />
          </span>
        )}
      </RowCell>
      <RowCell slot="sum" label={credit === null ? undefined : 'Used'}>
        {credit !== null && (
          <>
            <Amount amount={formatMinor(usedCredit(credit.usedMinor).usedMinor)} />
            <Soft>of {formatMinor(credit.limitMinor)}</Soft>
            {credit.usedMinor < 0 && <Soft>{formatMinor(-credit.usedMinor)} paid beyond</Soft>}
            {credit.lateMinor > 0 && <Soft>{formatMinor(credit.lateMinor)} late</Soft>}
          </>
        )}
      </RowCell>
    </tr>
  )
}

function numbersOf({ licenceNumber, awrsNumber, vatNumber, companyNumber }: BuyerRow): string[] {
  const named = [
    ['Licence', licenceNumber],
    ['AWRS', awrsNumber],
    ['VAT', vatNumber],
    ['Company', companyNumber],
  ] as const
  return named.flatMap(([name, number]) => (number === null ? [] : [`${name} ${number}`]))
}
