import { Checkbox } from '../ui/Checkbox.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { isBeer, type Wish } from './wish-record.ts'
import styles from './WishlistDrawer.module.css'

type Props = {
  wish: Wish
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onRemove: () => void
}

/** One thing on the wishlist, to be ticked or taken away (WISH-02). */
export function WishRow({ wish, isSelected, onSelect, onRemove }: Props) {
  const { title, imageUrl, detailHref } = wish
  const maker = isBeer(wish) ? wish.breweryName : wish.priceDisplay
  return (
    <li className={styles.row}>
      <Checkbox
        label={<span className="visually-hidden">Select {title}</span>}
        name="wish"
        isChecked={isSelected}
        onChange={onSelect}
      />
      <span className={styles.picture}>
        {imageUrl !== '' && <Picture src={imageUrl} alt="" width={64} height={64} fit="contain" />}
      </span>
      <p className={styles.words}>
        {detailHref === '' ? <b>{title}</b> : <a href={detailHref}>{title}</a>}
        {maker !== null && <span className={styles.maker}>{maker}</span>}
      </p>
      <IconButton icon="trash" label={`Remove ${title} from the wishlist`} onClick={onRemove} />
    </li>
  )
}
