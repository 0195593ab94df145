import styles from './Chart.module.css'
import { mapPoint, ukDots } from './uk-dots.ts'

type Place = { name: string; place: { latitude: number; longitude: number }; weight: number }

/** The United Kingdom in dots, with a circle at each place whose area is its weight. */
export function DotMap({ places }: { places: readonly Place[] }) {
  const heaviest = Math.max(1, ...places.map(({ weight }) => weight))
  return (
    <svg className={styles.map} viewBox="0 0 64 112" focusable="false">
      {ukDots.map(({ x, y }) => (
        <circle className={styles.land} key={`${x} ${y}`} cx={x} cy={y} r="0.45" />
      ))}
      {places.map(({ name, place, weight }) => {
        const { x, y } = mapPoint(place)
        return (
          <circle
            className={styles.place}
            key={name}
            cx={x}
            cy={y}
            r={0.9 + 3 * Math.sqrt(Math.max(0, weight) / heaviest)}
          />
        )
      })}
    </svg>
  )
}
