import styles from './Chart.module.css'

/** Solid, hatched, hollow, dotted: told apart without colour, on paper and in forced colours too. */
const tones = ['solid', 'hatched', 'hollow', 'dotted'] as const

/** How a series is filled: `id` names the drawing that has the Patterns. */
export const fillOf = (id: string, at: number) => {
  const tone = tones[at % tones.length]!
  return tone === 'hatched' || tone === 'dotted'
    ? { className: styles.patterned, fill: `url(#${id}-${tone})` }
    : { className: styles[tone] }
}

/** The fills that are no plain colour. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={`${id}-hatched`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className={styles.hatch} width="3" height="6" />
    </pattern>
    <pattern id={`${id}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
      <circle className={styles.hatch} cx="3" cy="3" r="1.4" />
    </pattern>
  </defs>
)

/** What each fill is, beside its own swatch. */
export function Key({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <ul className={styles.key} aria-hidden="true">
      {names.map((name, at) => (
        <li key={name}>
          <svg focusable="false">
            <rect x="0.5" y="0.5" width="13" height="13" {...fillOf(id, at)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
