import type { TradeFields } from '../../shared/trade/trade-form.ts'
import { tradeLimits } from '../../shared/trade/trade-words.ts'
import { Button } from '../ui/core/Button.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { PremisesFields } from './PremisesFields.tsx'
import styles from './TradeAccountPage.module.css'

type Props = {
  drawn: TradeFields
  /** A key for each premises, in their order: its place among those that were drawn first. */
  keys: readonly number[]
  errorOf: (name: string) => string | undefined
  onAdd: () => void
  onRemove: (index: number) => void
}

/** Every premises of the business; there is one at least. */
export function PremisesList({ drawn, keys, errorOf, onAdd, onRemove }: Props) {
  const isFull = keys.length >= tradeLimits.premises
  return (
    <section className={styles.section} aria-labelledby="trade-premises">
      <SectionHeading
        id="trade-premises"
        title="Where we deliver"
        note="They are among your saved addresses too, to choose from when you order."
      />
      <div className={styles.list}>
        {keys.map((key, index) => (
          <PremisesFields
            key={key}
            index={index}
            drawnAt={key}
            legend={keys.length === 1 ? 'Your premises' : `Premises ${index + 1}`}
            drawn={drawn}
            errorOf={errorOf}
          >
            {keys.length > 1 && (
              <div className={styles.actions}>
                <Button variant="quiet" size="small" icon="trash" onClick={() => onRemove(index)}>
                  Take out premises {index + 1}
                </Button>
              </div>
            )}
          </PremisesFields>
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon="plus"
          disabledReason={isFull ? `${tradeLimits.premises} premises are as many as we take.` : undefined}
          onClick={onAdd}
        >
          Add premises
        </Button>
      </div>
    </section>
  )
}
