import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type Props = {
  /** A block fills the box it is put in; the others have the height of what they stand for. */
  shape?: 'block' | 'text' | 'heading' | 'button' | 'circle'
  /** Lines of text; the last one is shorter. */
  lines?: number
}

/** Stands where something will be, in its final size. Hidden from readers: the region says it is busy. */
export function Skeleton({ shape = 'text', lines = 1 }: Props) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span className={classNames(styles.bone, styles[shape])} key={line} />
      ))}
    </span>
  )
}
