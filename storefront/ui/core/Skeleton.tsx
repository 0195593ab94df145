import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type Props = {
  /** A block fills its box; the others have the height of the content they replace. */
  shape?: 'block' | 'text' | 'heading' | 'button' | 'circle'
  /** Lines of text; the last one is shorter. */
  lines?: number
}

/** A placeholder in the final size. Hidden from screen readers: the region is aria-busy. */
export function Skeleton({ shape = 'text', lines = 1 }: Props) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span className={classNames(styles.bone, styles[shape])} key={line} />
      ))}
    </span>
  )
}
