import type { PriceHistory } from '../../../shared/api/price-lists-api.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { sellingReads } from '../selling-calls.ts'
import styles from './PriceLists.module.css'
import { priceText } from './price-words.ts'

type Props = { brewery: string; containerId: string; title: string; onClose: () => void }

/** Every price that a size had and will have (PRICE-01). */
export function PriceHistoryDrawer({ brewery, containerId, title, onClose }: Props) {
  return (
    <Drawer isOpen isSheetOnPhone title={title} onClose={onClose}>
      <div className={styles.drawer}>
        <History brewery={brewery} containerId={containerId} />
      </div>
    </Drawer>
  )
}

function History({ brewery, containerId }: Pick<Props, 'brewery' | 'containerId'>) {
  const { loaded, again } = useConsoleRead<PriceHistory>(sellingReads.price(brewery, containerId))
  return (
    <section className={styles.part} aria-labelledby="price-history">
      <h3 id="price-history">Its prices</h3>
      <Answered loaded={loaded} again={again}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>No price has been set.</p>
          ) : (
            <ul className={styles.rows}>
              {rows.map(({ priceMinor, fromDay, setBy }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows are only added, and read as a whole
                <li className={styles.row} key={at}>
                  <strong>{priceText(priceMinor)}</strong>
                  <span>
                    from {wholeDay(fromDay)}, by {setBy}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  )
}
