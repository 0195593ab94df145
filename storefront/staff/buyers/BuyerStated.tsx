import type { TradeAccount } from '../../../shared/api/trade-api.ts'
import { unloadingLabels } from '../../../shared/orders/handover.ts'
import { Fact } from '../../selling/OrderBuyer.tsx'
import facts from '../../selling/OrderBuyer.module.css'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { kindText } from './buyer-words.ts'

type Stated = NonNullable<TradeAccount['change']>

const rows = [
  { name: 'businessName', label: 'Business', check: null },
  { name: 'kind', label: 'Kind', check: null },
  { name: 'licenceNumber', label: 'Premises licence', check: 'Format looks right' },
  { name: 'awrsNumber', label: 'AWRS', check: 'Four letters and 11 figures' },
  { name: 'vatNumber', label: 'VAT', check: 'Its check digits fit' },
] as const

/** What the business stated; a change is beside what is approved (STAF-15). */
export function BuyerStated({ account: { details, change } }: { account: TradeAccount }) {
  return (
    <section aria-labelledby="stated">
      <h2 id="stated">What was stated</h2>
      <DataTable
        caption="Details, and what the shop has checked"
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Field' },
          { label: change === null ? 'Stated' : 'Approved' },
          ...(change === null ? [] : [{ label: 'Wanted instead' }]),
          { label: 'The shop’s check' },
        ]}
      >
        {rows.map(({ name, label, check }) => (
          <tr key={name}>
            <Cell isHeader>{label}</Cell>
            <Cell label={change === null ? 'Stated' : 'Approved'}>{textOf(details, name)}</Cell>
            {change !== null && (
              <Cell label="Wanted instead">
                {change[name] === details[name] ? 'The same' : <strong>{textOf(change, name)}</strong>}
              </Cell>
            )}
            <Cell
              label={check === null || (change ?? details)[name] === null ? undefined : 'The shop’s check'}
            >
              {(change ?? details)[name] !== null && check}
            </Cell>
          </tr>
        ))}
        <tr>
          <Cell isHeader>Company</Cell>
          <Cell label="Stated">{details.companyNumber ?? '–'}</Cell>
          {change !== null && <Cell label="Wanted instead">The same</Cell>}
          <Cell label={details.companyNumber === null ? undefined : 'The shop’s check'}>
            {details.companyNumber !== null && 'Format looks right'}
          </Cell>
        </tr>
      </DataTable>
    </section>
  )
}

function textOf(stated: Stated, name: keyof Stated): string {
  const value = stated[name]
  if (value === null) return '–'
  return name === 'kind' ? kindText[value as keyof typeof kindText] : value
}

/** Where deliveries go, with what a driver needs to know. */
export function BuyerPremises({ account: { premises } }: { account: TradeAccount }) {
  if (premises.length === 0) return null
  return (
    <section aria-labelledby="premises">
      <h2 id="premises">Premises</h2>
      <dl className={facts.facts}>
        {premises.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are in their stored order
          <Fact title={one.tradingName} key={at}>
            {[one.street, one.apartment, one.town, one.postcode].filter((each) => each !== null).join(', ')}
            <span className={facts.line}>
              {one.opensAt} to {one.closesAt}. {unloadingLabels[one.unloading]}.
            </span>
            {one.dropNotes !== null && <span className={facts.line}>{one.dropNotes}</span>}
            <span className={facts.line}>
              {one.contactName}, <a href={`tel:${one.phone.replace(/[^+\d]/g, '')}`}>{one.phone}</a>
            </span>
          </Fact>
        ))}
      </dl>
    </section>
  )
}
