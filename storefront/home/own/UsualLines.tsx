import { useState } from 'react'
import { formatMinor } from '../../../shared/format/money.ts'
import { putIntoBasket } from '../../basket/put-into-basket.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Picture } from '../../ui/core/Picture.tsx'
import { Stepper } from '../../ui/quantity/Stepper.tsx'
import type { OwnHomeData } from './own-home-data.ts'
import styles from './UsualLines.module.css'

type Props = { usual: NonNullable<OwnHomeData['usual']> }
type Status = 'ready' | 'working' | 'added' | 'failed'

/** The lines of the last order with the quantities of then: changed here, and put into the basket in one press. */
export function UsualLines({ usual: { number, lines } }: Props) {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(
    () => new Map(lines.map(({ item }) => [item.itemId, item.quantity])),
  )
  const [status, setStatus] = useState<Status>('ready')
  const chosen = lines.flatMap(({ item }) => {
    const quantity = counts.get(item.itemId) ?? 0
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  const add = async () => {
    setStatus('working')
    const isTaken = await putIntoBasket(chosen)
    setStatus(isTaken ? 'added' : 'failed')
    announce(isTaken ? 'Your usual is in the basket.' : 'The basket did not answer. Please try again.')
  }
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.kicker}>
          Your usual<span className="visually-hidden">, from {number}</span>
        </h3>
        <Button
          size="small"
          icon="basket"
          isLoading={status === 'working'}
          {...(chosen.length === 0 && { disabledReason: 'Nothing is chosen.' })}
          onClick={() => void add()}
        >
          {status === 'added' ? 'In your basket' : 'Order again'}
        </Button>
      </div>
      {status === 'failed' && <p role="alert">The basket did not answer. Please try again.</p>}
      <ul className={styles.lines}>
        {lines.map(({ item, title, variantLabel, imageUrl, href, priceMinor }) => (
          <li className={styles.line} key={`${item.kind} ${item.itemId}`}>
            <span className={styles.picture}>
              {imageUrl !== '' && <Picture src={imageUrl} alt="" width={72} height={72} fit="contain" />}
            </span>
            <span className={styles.words}>
              <a href={href}>{title}</a>
              <span className={styles.soft}>
                {[variantLabel, priceMinor !== null && formatMinor(priceMinor)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Stepper
              label={`Quantity of ${title}${variantLabel === null ? '' : `, ${variantLabel}`}`}
              size="small"
              max={999}
              value={counts.get(item.itemId) ?? 0}
              onChange={(quantity) => setCounts(new Map(counts).set(item.itemId, quantity))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
