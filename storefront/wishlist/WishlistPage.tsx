import { alertsOf } from '../../shared/accounts/alert-path.ts'
import { type FormEvent, useState } from 'react'
import { formatMinor } from '../../shared/format/money.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { WishedBeerRow, WishlistPageData } from '../../shared/wishlist/wished-beer.ts'
import { raiseWishlist } from '../../shared/wishlist/wishlist-events.ts'
import { isAmong } from '../../shared/wishlist/wishlist-summary.ts'
import { Button } from '../ui/core/Button.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { IconButton } from '../ui/core/IconButton.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { useWishSummary } from './wish-summary.ts'
import { WishLine } from './WishLine.tsx'
import styles from './WishlistPage.module.css'

type Props = { data: WishlistPageData }

/** The wishlist as a page: a plain form without JavaScript, and the drawer's store with it. */
export function WishlistPage({ data }: Props) {
  const summary = useWishSummary((text) => text)
  const beers = data.beers.filter(({ id }) => summary === '' || isAmong(summary, id))
  const [unmoved, setUnmoved] = useState(data.unmoved)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (!button) return
    event.preventDefault()
    const beerIds = new FormData(event.currentTarget).getAll('wish').map(String)
    if (button.name === 'removed') raiseWishlist('toggle', { beerId: button.value })
    else if (button.name === 'clear') for (const { id } of beers) raiseWishlist('toggle', { beerId: id })
    else if (beerIds.length > 0) raiseWishlist('move', { beerIds })
    setUnmoved(button.name === 'move' && beerIds.length === 0 ? [] : null)
  }

  return (
    <div className={styles.page}>
      <SectionHeading level={1} title={data.title} />
      {unmoved !== null && <Unmoved titles={beers.filter(({ id }) => unmoved.includes(id))} />}
      {beers.length === 0 ? (
        <EmptyState
          title="Your wishlist is empty."
          icon="heart"
          action={<LinkButton href={paths.shop}>Find a beer</LinkButton>}
        >
          <p>Tap the heart on a beer to save it here.</p>
        </EmptyState>
      ) : (
        <form className={styles.list} action={paths.wishlistBeers} method="post" onSubmit={submit}>
          <ul className={styles.rows}>
            {beers.map((beer) => (
              <WishLine
                key={beer.id}
                title={beer.name}
                maker={beer.breweryName}
                offer={<Offer beer={beer} />}
                imageUrl={beer.imageUrl}
                href={beer.href}
                value={beer.id}
                removal={
                  <IconButton
                    icon="trash"
                    label={`Remove ${beer.name} from the wishlist`}
                    type="submit"
                    name="removed"
                    value={beer.id}
                  />
                }
              />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button type="submit" icon="basket" name="move">
              Move to basket
            </Button>
            <Button type="submit" variant="quiet" icon="trash" name="clear">
              Clear wishlist
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

/** What moving it to the basket takes, in which size and at which price, or why it cannot be moved. */
function Offer({ beer }: { beer: WishedBeerRow }) {
  if (beer.size === null)
    return (
      <p className={styles.reason}>
        {beer.reason}
        {beer.soldOutId && (
          <LinkButton href={`${alertsOf}size:${beer.soldOutId}`} variant="quiet" size="small">
            <b>We will tell you</b>
            <span>Tell me when it is back</span>
          </LinkButton>
        )}
      </p>
    )
  const { name, stock, priceMinor } = beer.size
  return (
    <p className={styles.offer}>
      <span>{name}</span>
      <span className={styles.stock}>{stock}</span>
      <span className={styles.price}>
        <b>{formatMinor(priceMinor)}</b> ex VAT
      </span>
    </p>
  )
}

/** What a form could not move; where nothing was chosen there are no titles. */
function Unmoved({ titles }: { titles: readonly { id: string; name: string }[] }) {
  if (titles.length === 0) return <Notice tone="warning" title="Choose what to move first." />
  return (
    <Notice
      tone="warning"
      title="Not everything was moved"
      action={<a href={paths.cart}>View full basket</a>}
    >
      {titles.map(({ id, name }) => (
        <p key={id}>{`${name} cannot be bought online right now.`}</p>
      ))}
    </Notice>
  )
}
