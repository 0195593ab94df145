import type { GroupMap } from '../../../shared/groups/group-head.ts'
import styles from '../../groups/GroupMap.module.css'

type Props = { map: Pick<GroupMap, 'side' | 'land' | 'towns' | 'scale'> }

const edge = 16

/**
 * Sea, land, towns and scale of a square map; what is on it is drawn after them. GroupMap draws them itself: its page has no
 * bytes to spare.
 */
export function MapGround({ map: { side, land, towns, scale } }: Props) {
  return (
    <>
      <pattern id="map-waves" width="16" height="8" patternUnits="userSpaceOnUse">
        <path className={styles.wave} d="M0 4q4 -3 8 0t8 0" />
      </pattern>
      <rect className={styles.sea} width={side} height={side} />
      <rect fill="url(#map-waves)" width={side} height={side} />
      <path className={styles.land} d={land} />
      {towns.map(({ name, x, y, align }) => (
        <g key={name} aria-hidden="true">
          <rect className={styles.town} x={x - 3} y={y - 3} width={6} height={6} />
          <text
            className={styles.townName}
            x={align === 'start' ? x + 7 : x - 7}
            y={y}
            dy="0.36em"
            textAnchor={align}
          >
            {name}
          </text>
        </g>
      ))}
      <path className={styles.scale} d={`M${edge} ${side - edge - 6}v6h${scale.length}v-6`} />
      <text className={styles.scaleWords} x={edge + scale.length + 8} y={side - edge}>
        {scale.km} km
      </text>
    </>
  )
}
