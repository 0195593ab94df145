import styles from './ColourSwatch.module.css'

type Props = { colorHex: string | null; size?: 'small' | 'wide' }

/** The beer's own colour, as in the glass; nothing where it is unknown. */
export function ColourSwatch({ colorHex, size = 'small' }: Props) {
  if (colorHex === null) return null
  return (
    <span
      className={styles.swatch}
      data-size={size}
      style={{ backgroundColor: colorHex }}
      aria-hidden="true"
    />
  )
}
