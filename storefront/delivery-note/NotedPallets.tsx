import type { NotedPallet } from '../../shared/delivery-note/delivery-note.ts'
import styles from './NotedPallets.module.css'

type Props = { pallets: readonly NotedPallet[] }

/** Pallets from the side, as high as they are loaded; the words beside say the same. */
export function NotedPallets({ pallets }: Props) {
  if (pallets.length === 0) return null
  return (
    <ul className={styles.pallets}>
      {pallets.map(({ place, label, detail, share }) => (
        <li key={`${label} ${place}`}>
          <LoadedPallet share={share} />
          <span>
            <strong>{label}</strong>
            <span className={styles.detail}>{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const room = { width: 48, height: 64, deck: 6 }

/** One pallet in the room that a carrier gives it; `share` is how much of the height it takes. */
export function LoadedPallet({ share }: Pick<NotedPallet, 'share'>) {
  const load = Math.max(4, share * room.height - room.deck)
  const floor = room.height - room.deck
  return (
    <svg
      className={styles.drawing}
      viewBox={`-1 -1 ${room.width + 2} ${room.height + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.room} width={room.width} height={room.height} />
      <rect className={styles.load} x="1" y={floor - load} width={room.width - 2} height={load} />
      <rect className={styles.deck} y={floor} width={room.width} height="2" />
      {[0, 0.5, 1].map((at) => (
        <rect
          className={styles.deck}
          key={at}
          x={at * (room.width - 8)}
          y={floor + 2}
          width="8"
          height={room.deck - 2}
        />
      ))}
    </svg>
  )
}
