import { substyleName } from '../../../shared/catalogue/beer-styles.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { formatAbv } from '../../../shared/format/abv.ts'
import { priceText } from '../prices/price-words.ts'
import { LabelPreview } from './LabelPreview.tsx'
import beer from './SellingBeerPage.module.css'
import styles from './NewBeerPage.module.css'
import { readRow } from './read-new-sizes.ts'

type Props = { brewery: string; typed: FormData; rows: readonly string[]; abv: number | null }

/** The beer as far as it is typed, as pubs will see it: label, name, style, strength and sizes. */
export function NewBeerPreview({ brewery, typed, rows, abv }: Props) {
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const sizes = rows.flatMap((row) => {
    const read = readRow(typed, row)
    return 'message' in read ? [] : [{ row, ...read }]
  })
  return (
    <aside className={styles.preview} aria-label="The beer as pubs will see it">
      <LabelPreview
        brewery={brewery}
        name={text('name')}
        style={text('style')}
        abv={abv}
        colour={text('colorHex')}
      />
      <div>
        <h2>{text('name') || 'Your beer'}</h2>
        <p className={beer.soft}>
          {[substyleName(text('style')), formatAbv(abv)].filter(Boolean).join(', ')}
        </p>
      </div>
      {sizes.length > 0 && (
        <ul className={beer.rows}>
          {sizes.map(({ row, priceMinor, ...size }) => (
            <li className={beer.row} key={row}>
              <span>{sizeName(size)}</span>
              <span>{priceText(priceMinor)}</span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
