import { formatMinor } from '../../shared/format/money.ts'
import type { BasketEntry } from '../basket/lines/basket-entry.ts'
import { LineTaxes, LineCoupler } from '../basket/lines/LineNotes.tsx'
import { isNameless, lineName } from '../basket/lines/line-names.ts'
import { lineWarnings, noPriceText } from '../basket/lines/line-texts.ts'
import { Picture } from '../ui/core/Picture.tsx'
import styles from './BlockLines.module.css'

/** What is ordered of one brewery, with everything that is wrong with a line. */
export function BlockLines({ lines }: { lines: readonly BasketEntry[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li className={styles.line} key={line.itemKey}>
          <div className={styles.picture}>
            {line.imageUrl !== '' && (
              <Picture src={line.imageUrl} alt="" width={112} height={112} fit="contain" />
            )}
          </div>
          <div className={styles.words}>
            <a href={line.detailHref || undefined}>{isNameless(line) ? 'Just added' : lineName(line)}</a>
            <span className={styles.soft}>
              {line.quantity} × {priceOf(line)}
            </span>
            {lineWarnings(line).map(({ text, isGrave }) => (
              <strong className={styles.warning} data-grave={isGrave || undefined} key={text}>
                {text}
              </strong>
            ))}
            <LineCoupler line={line} />
            <LineTaxes line={line} />
          </div>
          <span className={styles.sum}>
            {line.priceMinor === null ? '' : formatMinor(line.quantity * line.priceMinor)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const priceOf = (line: BasketEntry) =>
  line.priceMinor === null ? noPriceText(line) : formatMinor(line.priceMinor)
