import { useState, useSyncExternalStore } from 'react'
import { raiseWishlist } from '../../shared/wishlist/wishlist-events.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { EmptyState } from '../ui/core/EmptyState.tsx'
import { IconButton } from '../ui/core/IconButton.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { changeDrawer, drawerState, subscribeToDrawer } from './drawer-state.ts'
import { isBeer, wishKey } from './store/wish-record.ts'
import { WishLine } from './WishLine.tsx'
import styles from './WishlistDrawer.module.css'

type Props = { onRemove: (keys: readonly string[]) => void }

/** The wishlist beside the page (WISH-01 to WISH-08). */
export function WishlistDrawer({ onRemove }: Props) {
  const { isOpen, wishes, isMoving } = useSyncExternalStore(subscribeToDrawer, drawerState)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const keys = wishes.map(wishKey)
  const selected = keys.filter((key) => ticked.has(key))
  if (keys.length === 0 && ticked.size > 0) setTicked(new Set())

  const tick = (key: string, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...selected, key] : selected.filter((other) => other !== key)))
  const move = () => {
    const beerIds = wishes.flatMap((wish) => (isBeer(wish) && ticked.has(wishKey(wish)) ? wish.beerId : []))
    changeDrawer({ isMoving: true, stays: [] })
    raiseWishlist('move', { beerIds })
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => changeDrawer({ isOpen: false })}
      title="Wishlist"
      footer={
        <DrawerActions
          isMoving={isMoving}
          hasSelection={selected.length > 0}
          isEmpty={keys.length === 0}
          onMove={move}
          onClear={() => onRemove(keys)}
        />
      }
    >
      <DrawerNotices />
      {keys.length === 0 ? (
        <EmptyState
          title="Your wishlist is empty."
          level={3}
          icon="heart"
          action={<LinkButton href={paths.shop}>Find a beer</LinkButton>}
        >
          <p>Tap the heart on a beer to save it here.</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.all}>
            <Checkbox
              label="Select all"
              name="all-wishes"
              isChecked={selected.length === keys.length}
              onChange={(isTicked) => setTicked(new Set(isTicked ? keys : []))}
            />
          </div>
          <ul className={styles.rows}>
            {wishes.map((wish) => (
              <WishLine
                key={wishKey(wish)}
                title={wish.title}
                maker={isBeer(wish) ? wish.breweryName : wish.priceDisplay}
                imageUrl={wish.imageUrl}
                href={wish.detailHref}
                isSelected={ticked.has(wishKey(wish))}
                onSelect={(isTicked) => tick(wishKey(wish), isTicked)}
                removal={
                  <IconButton
                    icon="trash"
                    label={`Remove ${wish.title} from the wishlist`}
                    onClick={() => onRemove([wishKey(wish)])}
                  />
                }
              />
            ))}
          </ul>
        </>
      )}
    </Drawer>
  )
}

type ActionProps = {
  isMoving: boolean
  hasSelection: boolean
  isEmpty: boolean
  onMove: () => void
  onClear: () => void
}

function DrawerActions({ isMoving, hasSelection, isEmpty, onMove, onClear }: ActionProps) {
  return (
    <div className={styles.actions}>
      <Button
        icon="basket"
        isWide
        isLoading={isMoving}
        disabledReason={hasSelection ? undefined : 'Choose what to move first.'}
        onClick={onMove}
      >
        Move to basket
      </Button>
      <Button variant="quiet" isWide disabledReason="Sharing is on its way.">
        Share wishlist (coming soon)
      </Button>
      <Button
        variant="quiet"
        isWide
        icon="trash"
        disabledReason={isEmpty ? 'There is nothing to clear.' : undefined}
        onClick={onClear}
      >
        Clear wishlist
      </Button>
    </div>
  )
}

/** What became of a guest's beers at sign-in, and why some were not moved. */
function DrawerNotices() {
  const { summary, stays } = useSyncExternalStore(subscribeToDrawer, drawerState)
  return (
    <>
      {summary.length > 0 && (
        <Notice tone="info" onDismiss={() => changeDrawer({ summary: [] })}>
          {summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {stays.length > 0 && (
        <Notice tone="warning" title="Not everything was moved" onDismiss={() => changeDrawer({ stays: [] })}>
          {stays.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
