import { useState } from 'react'
import type { ClientList, PriceRow } from '../../../shared/api/price-lists-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { containerText, priceText } from './price-words.ts'
import styles from './PriceLists.module.css'
import { readPrice } from './read-price-list.ts'

type SinglePrice = ClientList['prices'][number]
type Props = {
  prices: readonly SinglePrice[]
  containers: readonly PriceRow[]
  mayChange: boolean
  onChange: (prices: SinglePrice[]) => void
}

/** Prices of single containers, which count before the percentage. */
export function ListSinglePrices({ prices, containers, mayChange, onChange }: Props) {
  const others = containers.filter(({ containerId }) =>
    prices.every((price) => price.containerId !== containerId),
  )
  const [chosen, setChosen] = useState('')
  const [pounds, setPounds] = useState('')
  const [error, setError] = useState<string>()
  const container = others.find(({ containerId }) => containerId === chosen) ?? others[0]
  const add = () => {
    const priceMinor = readPrice(pounds)
    if (priceMinor === null) return setError('Type pounds, such as 88.00.')
    if (container === undefined) return
    setError(undefined)
    setPounds('')
    onChange([...prices, { containerId: container.containerId, title: containerText(container), priceMinor }])
  }
  return (
    <section className={styles.part} aria-labelledby="list-prices">
      <h3 id="list-prices">Single prices</h3>
      <p>A single price counts before the percentage. Above everybody’s price it changes nothing.</p>
      <ul className={styles.rows}>
        {prices.map((price) => (
          <li className={styles.row} key={price.containerId}>
            <span>
              {price.title} <strong>{formatMinor(price.priceMinor)}</strong>
            </span>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange(prices.filter((each) => each !== price))}
              >
                Take off<span className="visually-hidden"> {price.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && container !== undefined && (
        <div className={styles.adding}>
          <Select
            label="Container"
            name="container"
            value={container.containerId}
            onChange={setChosen}
            options={others.map((row) => ({
              value: row.containerId,
              label: `${containerText(row)}: ${priceText(row.priceMinor)}`,
            }))}
          />
          <TextInput
            label="Price ex VAT, in pounds"
            name="single"
            inputMode="decimal"
            value={pounds}
            onChange={setPounds}
            maxLength={12}
            autoComplete="off"
            {...(error !== undefined && { error })}
          />
          <Button variant="quiet" onClick={add}>
            Add
          </Button>
        </div>
      )}
    </section>
  )
}
