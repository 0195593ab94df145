import { useEffect } from 'react'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { basketActions } from '../basket-actions.ts'
import { useBasket } from '../use-basket.ts'
import { BasketContents } from './BasketContents.tsx'
import { BasketCounter } from './BasketCounter.tsx'
import { BasketFoot } from './BasketFoot.tsx'
import { MergeSummary } from './MergeSummary.tsx'
import styles from './BasketDrawer.module.css'

/** The baskets, from the edge of any page (BASK-01). A screen reader reads an open modal alone, so it announces changes itself. */
export function BasketDrawer() {
  const basket = useBasket()
  const { isOpen, merged, active } = basket
  useEffect(closeOnNavigation, [])
  return (
    <>
      <BasketCounter count={basket.count} />
      {!isOpen && merged.length > 0 && (
        <div className={styles.floating}>
          <MergeSummary lines={merged} onDismiss={basket.dismissSummary} onShow={basket.open} />
        </div>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={basket.close}
        title="Shopping Basket"
        footer={active.itemCount > 0 ? <BasketFoot basket={basket} /> : undefined}
      >
        <p className="visually-hidden" role="status">
          {isOpen ? basket.announcement : ''}
        </p>
        <BasketContents basket={basket} />
      </Drawer>
    </>
  )
}

/** Another page closes the drawer. */
function closeOnNavigation(): () => void {
  navigation.addEventListener('navigate', leave)
  return () => navigation.removeEventListener('navigate', leave)
}

function leave({ navigationType }: NavigateEvent): void {
  if (navigationType !== 'replace') basketActions.close()
}
