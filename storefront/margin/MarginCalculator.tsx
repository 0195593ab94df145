import { useState } from 'react'
import { grossProfit, sellingPriceFor, soldMeasureOf } from './gross-profit.ts'
import { formatMinor, parsePriceText } from '../../shared/format/money.ts'
import type { MeasuredPrice } from '../../shared/catalogue/price-per-measure.ts'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './MarginCalculator.module.css'

type Props = { items: (MeasuredPrice & { id: string; name: string })[] }

/** What pubs commonly aim at for beer, in percent: a place to start from, no advice. */
const usualPercent = 65

/** A landlord's selling price in, gross profit out. Nothing of it leaves the browser. */
export function MarginCalculator({ items: all }: Props) {
  const items = all.filter((each) => soldMeasureOf(each) !== null)
  const [chosen, setChosen] = useState(items[0]?.id)
  const [typed, setTyped] = useState('')
  // The chosen one may have left the basket meanwhile
  const item = items.find(({ id }) => id === chosen) ?? items[0]
  const measure = item && soldMeasureOf(item)
  if (!measure) return <p>What one of it costs is not known.</p>
  const one = measure.name === 'pint' ? 'a pint' : 'each'
  const { costMinor } = measure
  const price = parsePriceText(typed)
  const profit = price && grossProfit({ costMinor, sellingMinor: price.minor })
  return (
    <div className={styles.margin}>
      {items.length > 1 && (
        <Select
          label="Size"
          name="margin-size"
          value={item?.id}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
      <TextInput
        label={measure.name === 'pint' ? 'You sell a pint for' : 'You sell one for'}
        hint="In pounds, with VAT"
        name="margin-price"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <output className={styles.result}>
        {profit ? (
          <>
            <strong className={styles.percent}>{profit.percent.toFixed(1)}% GP</strong>
            <span>
              {profit.profitMinor < 0 ? 'A loss' : 'A profit'} of {formatMinor(Math.abs(profit.profitMinor))}{' '}
              {one} on {formatMinor(profit.netMinor)} ex VAT
            </span>
          </>
        ) : (
          <span>Type your price to see the gross profit.</span>
        )}
      </output>
      <p className={styles.note}>
        It costs you {formatMinor(costMinor)} {one} ex VAT, without waste and delivery. For {usualPercent}%
        you would ask {formatMinor(sellingPriceFor({ costMinor, percent: usualPercent }))} with 20% VAT.
      </p>
    </div>
  )
}
