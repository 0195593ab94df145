import type { StaffOrder } from '../../shared/api/staff-orders-api.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { formatMinor } from '../../shared/format/money.ts'
import papers from '../selling/OrderDocuments.module.css'
import { Amount } from '../ui/actions/Amount.tsx'
import { Cell } from '../ui/tables/Cell.tsx'
import { DataTable } from '../ui/tables/DataTable.tsx'
import { DocumentButton } from './DocumentButton.tsx'
import { causeNames, keyText, linkNames } from './staff-words.ts'

/** Documents, pallet, ledger, provider and links of an order, each where there is any (STAF-09). */
export function StaffMoney({ order }: { order: StaffOrder }) {
  return (
    <>
      <Documents order={order} />
      <Plans order={order} />
      <Entries order={order} />
      <ProviderEvents order={order} />
      <Links order={order} />
    </>
  )
}

function Documents({ order }: { order: StaffOrder }) {
  if (order.papers.length === 0) return null
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">Documents</h2>
      <ul className={papers.rows}>
        {order.papers.map(({ id, number, kind, issuer, totalMinor }) => (
          <li key={id}>
            <span>
              {keyText(kind)} {number} of {issuer}
            </span>
            <span className={papers.sum}>{formatMinor(totalMinor)}</span>
            <DocumentButton id={id} number={number} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Plans({ order }: { order: StaffOrder }) {
  if (order.palletPlans.length === 0) return null
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">Pallet</h2>
      <DataTable
        caption="Plans of the pallet"
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Version' },
          { label: 'Pallets', align: 'end' },
          { label: 'Charge ex VAT', align: 'end' },
          { label: 'Paid by' },
          { label: 'Cause' },
        ]}
      >
        {order.palletPlans.map(({ version, at, pallets, chargeMinor, bearers, cause }) => (
          <tr key={version}>
            <Cell isHeader>
              {version}, {wholeMoment(at)}
            </Cell>
            <Cell label="Pallets" align="end">
              {pallets}
            </Cell>
            <Cell label="Charge ex VAT" align="end">
              <Amount amount={formatMinor(chargeMinor)} />
            </Cell>
            <Cell label="Paid by">
              {bearers.map(({ name, minor }) => `${name} ${formatMinor(minor)}`).join(', ')}
            </Cell>
            <Cell label="Cause">{cause === null ? 'As ordered' : causeNames[cause]}</Cell>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}

function Entries({ order }: { order: StaffOrder }) {
  if (order.entries.length === 0) return null
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">Ledger</h2>
      <DataTable
        caption="Entries of the ledger"
        isCaptionHidden
        isStackedOnPhone
        columns={[
          { label: 'Booked' },
          { label: 'Account' },
          { label: 'Debit', align: 'end' },
          { label: 'Credit', align: 'end' },
        ]}
      >
        {order.entries.map(({ at, event, account, owner, amountMinor, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries are only added
          <tr key={index}>
            <Cell isHeader>
              {keyText(event)}, {wholeMoment(at)}
            </Cell>
            <Cell label="Account">
              {[keyText(account), owner, reason].filter((each) => each !== null).join(', ')}
            </Cell>
            <Cell label={amountMinor > 0 ? 'Debit' : undefined} align="end">
              {amountMinor > 0 && <Amount amount={formatMinor(amountMinor)} />}
            </Cell>
            <Cell label={amountMinor < 0 ? 'Credit' : undefined} align="end">
              {amountMinor < 0 && <Amount amount={formatMinor(-amountMinor)} />}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </section>
  )
}

function ProviderEvents({ order: { providerEvents } }: { order: StaffOrder }) {
  if (providerEvents.length === 0) return null
  return (
    <section aria-labelledby="provider">
      <h2 id="provider">What the payment provider said</h2>
      <ul className={papers.rows}>
        {providerEvents.map(({ at, kind, amountMinor, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- events are only added
          <li key={index}>
            <span>
              {wholeMoment(at)}: {keyText(kind)}
              {reason !== null && ` (${reason})`}
            </span>
            {amountMinor !== null && <span className={papers.sum}>{formatMinor(amountMinor)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Links({ order: { links } }: { order: StaffOrder }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="links">
      <h2 id="links">Links in emails</h2>
      <ul className={papers.rows}>
        {links.map(({ brewery, verb, validUntil, usedAt }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- links are only added
          <li key={index}>
            <span>
              {linkNames[verb]}: {brewery ?? 'Dray'}
            </span>
            <span>
              {usedAt === null
                ? `until ${wholeMoment(validUntil)} at the latest`
                : `used ${wholeMoment(usedAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
