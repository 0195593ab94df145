import type { GroupPalletPlan } from '../../shared/pallet/plan-group-pallet.ts'
import { fillTexts } from './pallet-texts.ts'
import { PalletSide } from './PalletSide.tsx'
import type { VesselLine } from './PalletStack.tsx'
import { PalletVessels } from './PalletVessels.tsx'
import styles from './PalletPicture.module.css'

type Props = {
  plan: Pick<GroupPalletPlan, 'pallets'>
  /** What rides on them; without it the layers are drawn, not their vessels. */
  lines?: readonly VesselLine[]
}

/** Pallets beyond these show in words only. */
const mostDrawn = 3

/** Pallets from the side with their casks and kegs, and beside them in words how full each is by weight, footprint and height. */
export function PalletPicture({ plan, lines }: Props) {
  const { pallets } = plan
  return (
    <ul className={styles.pallets}>
      {pallets.slice(0, mostDrawn).map((pallet, index) => (
        // Pallets have no identity but their position
        // oxlint-disable-next-line react/no-array-index-key
        <li className={styles.pallet} key={index}>
          {lines === undefined ? (
            <PalletSide pallet={pallet} />
          ) : (
            <PalletVessels pallet={pallet} lines={lines} />
          )}
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
