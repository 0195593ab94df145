import type { ReactNode } from 'react'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import styles from './WishLine.module.css'

type Props = {
  title: string
  /** Null where it has none. */
  maker: string | null
  /** Its size, stock and price, where they are known. */
  offer?: ReactNode
  imageUrl: string
  /** '' where it has no page. */
  href: string
  /** What a form sends of it. */
  value?: string
  /** Optional. Without it the beer stays in the form. */
  isSelected?: boolean
  onSelect?: (isSelected: boolean) => void
  /** The button that takes it away. */
  removal: ReactNode
}

/** One thing on the wishlist, in the drawer and on the page: to be ticked or taken away (WISH-02). */
export function WishLine(props: Props) {
  const { title, maker, offer, imageUrl, href, value, isSelected, onSelect, removal } = props
  return (
    <li className={styles.row}>
      <Checkbox
        label={<span className="visually-hidden">Select {title}</span>}
        name="wish"
        value={value}
        isChecked={isSelected}
        onChange={onSelect}
      />
      <span className={styles.picture}>
        {imageUrl !== '' && <Picture src={imageUrl} alt="" width={96} height={96} fit="contain" />}
      </span>
      <div className={styles.words}>
        <p className={styles.words}>
          {href === '' ? <b>{title}</b> : <a href={href}>{title}</a>}
          {maker !== null && <span className={styles.maker}>{maker}</span>}
        </p>
        {offer}
      </div>
      {removal}
    </li>
  )
}
