import { useState } from 'react'
import { basketFields } from '../../shared/basket/basket-form.ts'
import type { BeerCard } from '../../shared/catalogue/beer-card.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { PriceListBeer } from './PriceListBeer.tsx'
import { floorToMultiple } from '../../shared/prices/order-multiple.ts'
import { sumOfSizes } from './price-list-sum.ts'
import styles from './PriceList.module.css'

type Props = { beers: BeerCard[] }

const columns = ['Beer', 'ABV', 'Size', 'Stock', 'A pint', 'Ex VAT', 'Quantity']
const nothing = { lines: 0, totalMinor: 0 }

/**
 * The list view: a row for each size, all of them in one plain form (S-10). Fields hold their own quantities and one
 * handler sums them, so that a page of sixty sizes costs a browser no more than one of four.
 */
export function PriceList({ beers }: Props) {
  const [sum, setSum] = useState(nothing)
  const [first] = beers
  const groupSlug = first && paths.groupOfBeer(first.href)

  return (
    <form
      className={styles.form}
      action={paths.cartLines}
      method="post"
      aria-label="Price list"
      onInput={(event) => setSum(sumOf(event.currentTarget))}
      onSubmit={({ currentTarget }) => {
        // The basket has read the fields by now
        currentTarget.reset()
        setSum(nothing)
      }}
    >
      <input type="hidden" name={basketFields.kind} value="variant" />
      {groupSlug && <input type="hidden" name={basketFields.groupSlug} value={groupSlug} />}
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {beers.map((beer) => (
          <PriceListBeer key={beer.id} beer={beer} />
        ))}
      </table>
      <div className={styles.bar}>
        <output className={styles.sum}>
          {sum.lines > 0 &&
            `${sum.lines === 1 ? '1 line' : `${sum.lines} lines`} · ${formatMinor(sum.totalMinor)}`}
          {sum.lines > 0 && <span className={styles.basis}> ex VAT</span>}
        </output>
        <Button type="submit" icon="basket">
          Add all
        </Button>
      </div>
    </form>
  )
}

/** Of what the fields hold now. */
function sumOf(form: HTMLFormElement): ReturnType<typeof sumOfSizes> {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=number]')]
  return sumOfSizes(
    fields.map(({ value, dataset }) => ({
      quantity: floorToMultiple(Number(value), Number(dataset['multiple'] ?? 1)),
      priceMinor: Number(dataset['priceMinor']),
    })),
  )
}
