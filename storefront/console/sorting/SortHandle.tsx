import type { Sorting } from './use-sorting.ts'
import { IconButton } from '../../ui/core/IconButton.tsx'
import styles from './SortHandle.module.css'

type Props = { sorting: Sorting; of: string; at: number; count: number; name: string }

/** The handle by which a thing is dragged or moved with the arrow keys, and two buttons for anyone who does neither. */
export function SortHandle({ sorting, of, at, count, name }: Props) {
  const { label, ...handlers } = sorting.handle(of)
  return (
    <span className={styles.sort}>
      <button
        type="button"
        className={styles.handle}
        aria-label={label}
        title="Drag, or use the arrow keys"
        {...handlers}
      >
        <svg viewBox="0 0 12 20" aria-hidden="true" focusable="false">
          {[4, 10, 16].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />))}
        </svg>
      </button>
      <IconButton
        icon="chevron-left"
        label={`Move ${name} earlier`}
        isDisabled={at === 0}
        onClick={() => at > 0 && sorting.move(of, at - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={`Move ${name} later`}
        isDisabled={at === count - 1}
        onClick={() => at < count - 1 && sorting.move(of, at + 1)}
      />
    </span>
  )
}
