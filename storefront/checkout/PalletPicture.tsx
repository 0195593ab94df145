import { fullPallet, palletDeck } from '../../shared/pallet/pallet-tariff.ts'
import type { GroupPalletPlan, PlannedPallet } from '../../shared/pallet/plan-group-pallet.ts'
import { fillTexts } from './pallet-texts.ts'
import styles from './PalletPicture.module.css'

type Props = { plan: Pick<GroupPalletPlan, 'pallets'> }

/** More than these stand in words alone. */
const mostDrawn = 3
/** Drawn from the side, one unit a centimetre. */
const width = palletDeck.widthMm / 10
const room = fullPallet.maxHeightMm / 10
const edge = 4

/** Pallets from the side with their layers, and beside them in words how full each is by weight, footprint and height. */
export function PalletPicture({ plan }: Props) {
  const { pallets } = plan
  return (
    <ul className={styles.pallets}>
      {pallets.slice(0, mostDrawn).map((pallet, index) => (
        // Pallets are told apart by their place alone
        // oxlint-disable-next-line react/no-array-index-key
        <li className={styles.pallet} key={index}>
          <SideView pallet={pallet} />
          <div className={styles.words}>
            <p className={styles.step}>
              {pallets.length > 1 && `Pallet ${index + 1}: `}
              {pallet.step.label}
            </p>
            <dl className={styles.fills}>
              {fillTexts(pallet).map(({ name, share, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                  <Bar share={share} />
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
      {pallets.length > mostDrawn && (
        <li className={styles.more}>And {pallets.length - mostDrawn} more, filled the same way.</li>
      )}
    </ul>
  )
}

/** The words beside it say the same, so readers pass over it. */
function SideView({ pallet }: { pallet: PlannedPallet }) {
  const deck = palletDeck.heightMm / 10
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

function Bar({ share }: { share: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.track} width="100" height="4" />
      <rect className={styles.filled} width={Math.min(1, share) * 100} height="4" />
    </svg>
  )
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
