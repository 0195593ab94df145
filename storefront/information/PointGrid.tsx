import styles from './PointGrid.module.css'

type Props = {
  points: { title: string; text: string }[]
}

/** Short points side by side under one rule, each a heading and a sentence or two. */
export function PointGrid({ points }: Props) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li className={styles.point} key={title}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
