import { memo } from 'react'
import { isSoldOut } from '../../../shared/basket/basket-quantity.ts'
import { Icon } from '../../ui/core/Icon.tsx'
import { IconButton } from '../../ui/core/IconButton.tsx'
import { Picture } from '../../ui/core/Picture.tsx'
import { Stepper } from '../../ui/quantity/Stepper.tsx'
import { LineCoupler } from '../lines/LineNotes.tsx'
import { lineTotalText, lineWarnings, unitPriceText } from '../lines/line-texts.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'
import { basketActions } from '../basket-actions.ts'
import { isNameless, itemTitle, lineName, packagingLabel } from '../lines/line-names.ts'
import styles from './BasketRow.module.css'

type Props = { entry: BasketEntry }

/** One line: what it is, how many, what it costs, and what has changed about it. Rendered again only when that changes. */
export const BasketRow = memo(function BasketRow({ entry }: Props) {
  const { itemKey, breweryName, imageUrl, detailHref, quantity, maxQuantity } = entry
  const isGone = isSoldOut(entry)
  const name = lineName(entry)
  return (
    <li className={styles.row} data-sold-out={isGone || undefined}>
      <div className={styles.picture}>
        {imageUrl !== '' && <Picture src={imageUrl} alt="" width={64} height={64} fit="contain" />}
      </div>
      <div className={styles.words}>
        {detailHref === '' ? (
          <span className={styles.title}>{isNameless(entry) ? 'Just added' : itemTitle(entry)}</span>
        ) : (
          <a className={styles.title} href={detailHref}>
            {itemTitle(entry)}
          </a>
        )}
        <span className={styles.detail}>
          {[packagingLabel(entry), breweryName].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.detail}>{unitPriceText(entry)}</span>
      </div>
      <IconButton icon="trash" label={`Remove ${name}`} onClick={() => void basketActions.remove(itemKey)} />
      <div className={styles.warnings}>
        {lineWarnings(entry).map(({ text, isGrave }) => (
          <p key={text} className={styles.warning} data-grave={isGrave || undefined}>
            <Icon name={isGrave ? 'warning' : 'info'} size="small" />
            <span>{text}</span>
          </p>
        ))}
        <LineCoupler line={entry} />
      </div>
      <div className={styles.count}>
        <Stepper
          size="small"
          label={`Quantity of ${name}`}
          min={0}
          multiple={entry.orderMultiple}
          // A sold-out line can be lowered, and no more (C-22)
          max={isGone ? quantity : maxQuantity}
          value={quantity}
          onChange={(next) => void basketActions.setQuantity(itemKey, next)}
        />
        <span className={styles.total}>{lineTotalText(entry)}</span>
      </div>
    </li>
  )
})
