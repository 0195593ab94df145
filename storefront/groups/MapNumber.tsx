import styles from './MapNumber.module.css'

type Props = { number: number }

/** The number by which a brewery stands on the map. */
export function MapNumber({ number }: Props) {
  return <span className={styles.number}>{number}</span>
}
