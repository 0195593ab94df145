import type { GroupMap as Drawn, GroupMember } from '../../shared/groups/group-head.ts'
import { memberListId } from './MemberList.tsx'
import { MapGround } from './MapGround.tsx'
import styles from './GroupMap.module.css'

type Props = { map: Drawn; members: GroupMember[]; name: string; radiusKm: number }

const markerRadius = 15

/** The delivery circle and the breweries on the outline of the country; the list beside it repeats it in words. */
export function GroupMap({ map, members, name, radiusKm }: Props) {
  const { side } = map
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
        <MapGround map={map} />
        <circle className={styles.area} cx={middle} cy={middle} r={map.radius} />
        <path className={styles.centre} d={`M${middle - 8} ${middle}h16M${middle} ${middle - 8}v16`} />
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
      </svg>
      <figcaption className={styles.caption}>
        Delivers within {radiusKm} km of the cross, to the edge of the circle. Breweries are shown by town.
      </figcaption>
    </figure>
  )
}
