import { Badge } from '../../ui/core/Badge.tsx'
import type { BasketView } from '../lines/basket-views.ts'
import styles from './BasketSelector.module.css'

type Props = {
  views: readonly BasketView[]
  active: BasketView
  onChoose: (groupSlug: string | null) => void
}

/** One entry for the regular basket and one for each group's, with their counts and price alerts (BASK-02 to BASK-05). */
export function BasketSelector({ views, active, onChoose }: Props) {
  return (
    <ul className={styles.selector} aria-label="Baskets">
      {views.map((view) => (
        <li key={view.group?.slug ?? ''}>
          <button
            className={styles.entry}
            type="button"
            aria-pressed={view === active}
            onClick={() => onChoose(view.group?.slug ?? null)}
          >
            <span className={styles.name}>{view.name}</span>
            <Badge>
              {view.itemCount}
              <span className="visually-hidden">{view.itemCount === 1 ? ' item' : ' items'}</span>
            </Badge>
            {view.priceAlerts > 0 && (
              <Badge tone="oxide" icon="warning">
                {view.priceAlerts}
                <span className="visually-hidden">
                  {view.priceAlerts === 1 ? ' price change' : ' price changes'}
                </span>
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
