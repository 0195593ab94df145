import type { GroupMap as Drawn, GroupMember } from '../../shared/groups/group-head.ts'
import { memberListId } from './MemberList.tsx'
import styles from './GroupMap.module.css'

type Props = { map: Drawn; members: GroupMember[]; name: string; radiusKm: number }

const markerRadius = 15
const edge = 16

/** The delivery circle and the breweries on the outline of the country; the list beside it repeats it in words. */
export function GroupMap({ map, members, name, radiusKm }: Props) {
  const { side, scale } = map
  const middle = side / 2
  const placed = members.filter(({ number }) => map.markers.some((marker) => marker.number === number))
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={`Map: ${name} delivers within ${radiusKm} km of its centre, with ${placed.length} of its breweries`}
        aria-describedby={memberListId}
      >
        <pattern id="group-map-waves" width="16" height="8" patternUnits="userSpaceOnUse">
          <path className={styles.wave} d="M0 4q4 -3 8 0t8 0" />
        </pattern>
        <rect className={styles.sea} width={side} height={side} />
        <rect fill="url(#group-map-waves)" width={side} height={side} />
        <path className={styles.land} d={map.land} />
        <circle className={styles.area} cx={middle} cy={middle} r={map.radius} />
        <path className={styles.centre} d={`M${middle - 8} ${middle}h16M${middle} ${middle - 8}v16`} />
        {map.towns.map(({ name, x, y, align }) => (
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
        {map.markers.map(({ number, x, y, anchor }) => (
          <g key={number}>
            <path className={styles.lead} d={`M${anchor.x} ${anchor.y}L${x} ${y}`} />
            <circle className={styles.anchor} cx={anchor.x} cy={anchor.y} r={4} />
          </g>
        ))}
        {map.markers.map(({ number, x, y }) => (
          <g key={number}>
            <circle className={styles.marker} cx={x} cy={y} r={markerRadius} />
            <text className={styles.number} x={x} y={y} dy="0.36em">
              {number}
            </text>
          </g>
        ))}
        <path className={styles.scale} d={`M${edge} ${side - edge - 6}v6h${scale.length}v-6`} />
        <text className={styles.scaleWords} x={edge + scale.length + 8} y={side - edge}>
          {scale.km} km
        </text>
      </svg>
      <figcaption className={styles.caption}>
        Delivers within {radiusKm} km of the cross: in the circle. Breweries are shown by town.
      </figcaption>
    </figure>
  )
}
