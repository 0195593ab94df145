import type { RunMap as Drawn } from '../../../shared/api/group-runs-api.ts'
import ground from '../../groups/GroupMap.module.css'
import { MapGround } from './MapGround.tsx'
import styles from './RunRoute.module.css'

type Props = {
  map: Drawn
  /** The numbers of the orders as they are driven. */
  order: readonly string[]
}

const markRadius = 15

/** Depot and drops on the outline of the country, joined in the order in which they are driven (SEE-08). */
export function RunMap({ map, order }: Props) {
  const { side, depot } = map
  const stops = order.flatMap((number, at) => {
    const found = map.drops.find((drop) => drop.number === number)
    return found === undefined ? [] : [{ ...found, at }]
  })
  const way = [...(depot === null ? [] : [depot]), ...stops.map(({ anchor }) => anchor)]
  return (
    <svg className={ground.map} viewBox={`0 0 ${side} ${side}`} focusable="false">
      <MapGround map={map} />
      <polyline className={styles.way} points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {depot !== null && (
        <rect className={styles.depot} x={depot.x - 9} y={depot.y - 9} width="18" height="18" />
      )}
      {stops.map(({ number, x, y, anchor }) => (
        <g key={number}>
          <path className={ground.lead} d={`M${anchor.x} ${anchor.y}L${x} ${y}`} />
          <circle className={ground.anchor} cx={anchor.x} cy={anchor.y} r={4} />
        </g>
      ))}
      {map.names.map(({ name, x, y, align }) => (
        <text
          className={ground.townName}
          key={name}
          x={align === 'start' ? x + 20 : x - 20}
          y={y}
          dy="0.36em"
          textAnchor={align}
        >
          {name}
        </text>
      ))}
      {stops.map(({ number, x, y, at }) => (
        <g key={number}>
          <circle className={ground.marker} cx={x} cy={y} r={markRadius} />
          <text className={ground.number} x={x} y={y} dy="0.36em">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
