import { useState } from 'react'
import { basketFields } from '../../../shared/basket/basket-form.ts'
import { isSoldOut } from '../../../shared/basket/basket-quantity.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { CartOffer as Offer } from '../../../shared/pages/cart-page-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { ItemFields } from '../ItemFields.tsx'
import styles from './CartOffer.module.css'

type Props = { offer: Offer }

/** What a link offers, to be put into the basket by one button: opening a link changes no basket (PLAT-24). */
export function CartOffer({ offer }: Props) {
  const [isTaken, setIsTaken] = useState(false)
  const { items, gone, continueTo } = offer
  const sold = items.filter((item) => !isSoldOut(item))
  const group = items.find((item) => item.group !== null)?.group ?? null
  const goOn = continueTo === null ? null : <a href={continueTo}>Go on to {continueTo}</a>
  if (isTaken)
    return (
      <Notice tone="info" action={goOn ?? undefined}>
        They go into your basket below.
      </Notice>
    )
  return (
    <section className={styles.offer} aria-labelledby="cart-offer">
      <h2 id="cart-offer">Put together for you</h2>
      <p>
        {group === null
          ? 'It is not in your basket yet. Prices are without VAT.'
          : `It is not in your basket of ${group.name} yet. Prices are without VAT.`}
      </p>
      {items.length > 0 && <OfferTable items={items} />}
      {gone > 0 && (
        <p>{gone === 1 ? '1 item of it is not sold here.' : `${gone} items of it are not sold here.`}</p>
      )}
      {sold.length > 0 && (
        <form action={paths.cartLines} method="post" onSubmit={() => setIsTaken(true)}>
          {group !== null && <input type="hidden" name={basketFields.groupSlug} value={group.slug} />}
          {sold.map((item) => (
            <span key={item.itemKey} hidden>
              <ItemFields kind={item.kind} itemId={item.commerceItemId} />
              <input type="hidden" name={basketFields.quantity} value={item.quantity} />
            </span>
          ))}
          {continueTo !== null && <input type="hidden" name={basketFields.returnTo} value={continueTo} />}
          <Button type="submit" size="large" icon="basket">
            Put these into the basket
          </Button>
        </form>
      )}
    </section>
  )
}

function OfferTable({ items }: Pick<Offer, 'items'>) {
  return (
    <DataTable
      caption="What is offered"
      isCaptionHidden
      isStackedOnPhone
      columns={[
        { label: 'Item' },
        { label: 'Stock' },
        { label: 'Price', align: 'end' },
        { label: 'Quantity', align: 'end' },
        { label: 'Line total', align: 'end' },
      ]}
    >
      {items.map((item) => (
        <tr key={item.itemKey}>
          <Cell>
            <span className={styles.item}>
              <a href={item.detailHref}>{[item.title, item.variantLabel].filter(Boolean).join(', ')}</a>
              {item.breweryName !== null && <span className={styles.brewery}>{item.breweryName}</span>}
            </span>
          </Cell>
          <Cell label="Stock">
            {item.closure?.text ?? (item.priceMinor === null ? '–' : item.stockLabel)}
          </Cell>
          <Cell align="end" label="Price">
            {item.priceMinor === null ? 'Contact for pricing' : formatMinor(item.priceMinor)}
          </Cell>
          <Cell align="end" label="Quantity">
            {item.quantity}
          </Cell>
          <Cell align="end" label="Line total">
            {item.priceMinor === null || isSoldOut(item) ? '–' : formatMinor(item.priceMinor * item.quantity)}
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
