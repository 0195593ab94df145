import { type FormEvent, memo, useState, useSyncExternalStore } from 'react'
import type { QuickOrder } from '../../shared/api/quick-order-api.ts'
import { basketFields } from '../../shared/basket/basket-form.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { basketState, subscribeToBasket, unseenBasket } from '../basket/store/basket-state.ts'
import { Button } from '../ui/core/Button.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { Select } from '../ui/forms/Select.tsx'
import {
  breweriesOf,
  type DraftRow,
  groupBegun,
  groupsFor,
  isAsked,
  summariseDraft,
  sheetForm,
} from './order-draft.ts'
import { OrderLine } from './OrderLine.tsx'
import type { QuickOrderPad } from './use-quick-order.ts'
import styles from './OrderSheet.module.css'

type Props = { pad: QuickOrderPad; order: QuickOrder }

const regular = ''

/** Typing in the text of the order changes none of these, so it does not draw hundreds of lines again. */
const isSame = (before: Props, after: Props) =>
  before.order === after.order && before.pad.rows === after.pad.rows && before.pad.status === after.pad.status

/** What was understood, row by row, what it costs, and which basket it goes into. */
export const OrderSheet = memo(function OrderSheet({ pad, order }: Props) {
  // Null until the buyer chooses: then the basket that the lines fit is chosen for them
  const [wantedGroup, setGroup] = useState<string | null>(null)
  const { entries } = useSyncExternalStore(subscribeToBasket, basketState, () => unseenBasket)
  const { rows } = pad
  if (rows.length === 0 && pad.status.kind === 'added') return null
  if (rows.length === 0) {
    return (
      <EmptyState title="There is nothing to order in this text" icon="search">
        <p>
          Name a beer, a style or an accessory on each line, with how many and in what: 2 firkins best bitter.
        </p>
      </EmptyState>
    )
  }
  const sums = summariseDraft(rows)
  const groups = groupsFor(rows, order.groups)
  // Where a brewery has come in that the group does not have, the order goes into the regular basket.
  const begun = new Set(entries.flatMap(({ group }) => group?.slug ?? []))
  const wanted = wantedGroup ?? groupBegun(groups, begun)
  const group = groups.find(({ slug }) => slug === wanted)?.slug ?? regular
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pad.add(group === regular ? null : group)
  }
  const unread = rows.filter(({ matched }) => matched.state !== 'sure').length
  return (
    <section className={styles.sheet} aria-labelledby="order-sheet-title">
      {/* The rows' fields name it, so that a row can have a form of its own. */}
      <form id={sheetForm} method="post" noValidate onSubmit={submit} />
      <h2 className={styles.title} id="order-sheet-title">
        {rows.length === 1 ? '1 line' : `${rows.length} lines`}
      </h2>
      {unread > 0 && (
        <p className={styles.note}>{unread === 1 ? '1 needs a look.' : `${unread} need a look.`}</p>
      )}
      {order.leftOut > 0 && (
        <Notice tone="warning" title={`${order.leftOut} further lines were not read.`}>
          <p>Add these first, then send the rest.</p>
        </Notice>
      )}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key}>
            <OrderLine row={row} pad={pad} />
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <dl className={styles.sums}>
          <div>
            <dt>Subtotal</dt>
            <dd>{formatMinor(sums.subtotalMinor)} ex VAT</dd>
          </div>
          <div>
            <dt>VAT</dt>
            <dd>{formatMinor(sums.taxTotalMinor)}</dd>
          </div>
          <div className={styles.total}>
            <dt>Total</dt>
            <dd>{formatMinor(sums.totalMinor)}</dd>
          </div>
        </dl>
        <Select
          label="Add to"
          name={basketFields.groupSlug}
          form={sheetForm}
          value={group}
          options={[
            { value: regular, label: 'Regular basket' },
            ...groups.map(({ slug, name }) => ({ value: slug, label: `${name} (group pallet)` })),
          ]}
          hint={
            groups.length === 0 && breweriesOf(rows).size > 0
              ? 'No group brings all of these breweries on one pallet.'
              : undefined
          }
          onChange={setGroup}
        />
        <input type="hidden" name={basketFields.returnTo} value={paths.cart} form={sheetForm} />
        <Button
          type="submit"
          form={sheetForm}
          formAction={paths.cartLines}
          size="large"
          icon="basket"
          isWide
          isLoading={pad.status.kind === 'adding'}
          disabledReason={sums.lineCount === 0 ? nothingToAdd(rows) : undefined}
        >
          {sums.lineCount === 1 ? 'Add 1 line to basket' : `Add ${sums.lineCount} lines to basket`}
        </Button>
      </div>
    </section>
  )
}, isSame)

const nothingToAdd = (rows: readonly DraftRow[]) =>
  rows.some(isAsked) ? 'Set how many on the lines that ask.' : 'Nothing on these lines can be bought online.'
