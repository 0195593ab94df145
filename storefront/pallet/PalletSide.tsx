import { fullPallet, palletDeck } from '../../shared/pallet/pallet-tariff.ts'
import type { PlannedPallet } from '../../shared/pallet/plan-group-pallet.ts'
import styles from './PalletSide.module.css'

type Props = { pallet: Pick<PlannedPallet, 'layers'> }

/** Drawn from the side, one unit a centimetre. */
const width = palletDeck.widthMm / 10
const room = fullPallet.maxHeightMm / 10
const deck = palletDeck.heightMm / 10
const edge = 4

/**
 * A pallet from the side with its layers, in the room it may fill. Hidden from screen readers: the words beside it say
 * the same.
 */
export function PalletSide({ pallet }: Props) {
  const layers = pallet.layers.map(({ heightMm, fill }, index) => ({
    y: room - deck - sumOf(pallet.layers.slice(0, index + 1).map((layer) => layer.heightMm / 10)),
    height: heightMm / 10,
    width: Math.max(6, Math.min(1, fill) * width),
  }))
  return (
    <svg
      className={styles.view}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${room + 2 * edge}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.room} x="0" y="0" width={width} height={room} />
      {layers.map((layer) => (
        <rect
          className={styles.layer}
          key={layer.y}
          x="1"
          y={layer.y + 1}
          width={layer.width - 2}
          height={Math.max(1, layer.height - 2)}
          rx="2"
        />
      ))}
      <rect className={styles.deck} x="0" y={room - deck} width={width} height="3" />
      {[0, 0.5, 1].map((at) => (
        <rect
          className={styles.deck}
          key={at}
          x={at * (width - 12)}
          y={room - deck + 3}
          width="12"
          height={deck - 3}
        />
      ))}
    </svg>
  )
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
