import { paths } from '../../shared/paths.ts'
import type { WishlistPageData } from '../../shared/wished-beer.ts'
import { raiseWishlist } from '../../shared/wishlist-events.ts'
import { isAmong } from '../../shared/wishlist-marks.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { useWishMarks } from './wish-marks.ts'
import styles from './WishlistPage.module.css'

type Props = { data: WishlistPageData }

/** The wishlist as a page, for who has no drawer: visitors without JavaScript. */
export function WishlistPage({ data }: Props) {
  const marks = useWishMarks((text) => text)
  const beers = data.beers.filter(({ id }) => marks === '' || isAmong(marks, id))
  return (
    <div className={styles.page}>
      <SectionHeading level={1} title={data.title} />
      {beers.length === 0 ? (
        <EmptyState
          title="Your wishlist is empty."
          icon="heart"
          action={<LinkButton href={paths.shop}>Find a beer</LinkButton>}
        >
          <p>Press the heart of a beer and it waits here.</p>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {beers.map(({ id, name, breweryName, imageUrl, href }) => (
            <li key={id} className={styles.row}>
              <span className={styles.picture}>
                <Picture src={imageUrl} alt="" width={96} height={96} fit="contain" />
              </span>
              <p className={styles.words}>
                <a href={href}>{name}</a>
                <span className={styles.maker}>{breweryName}</span>
              </p>
              <IconButton
                icon="trash"
                label={`Remove ${name} from the wishlist`}
                type="submit"
                form="wishes"
                name="remove"
                value={id}
                onClick={(event) => {
                  event.preventDefault()
                  raiseWishlist('toggle', { beerId: id })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
