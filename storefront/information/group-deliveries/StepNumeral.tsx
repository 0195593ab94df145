import styles from './StepNumeral.module.css'

type Props = { step: 1 | 2 | 3 }

/** Each figure in strokes, as cut from a stencil; the bridges are gaps between strokes. */
const strokes: Record<Props['step'], string[]> = {
  1: ['M41 38 L52 31 V47', 'M52 52 V70', 'M40 70 H47.5 M56.5 70 H64'],
  2: [
    'M38 42 C38 34 43 31 48 30.4',
    'M53 30.4 C66 32 64 45 57 52 L50.5 58.5',
    'M46.5 62.5 L40 69 M38 70 H63',
  ],
  3: [
    'M39 33.5 C42 31 45 30.4 47.5 30.3',
    'M52.5 30.5 C65 33 63 46 53 48.5',
    'M53 50 C67 52 65 69 52.5 70.2 M47.5 70.3 C43 70 40 68.5 37.5 66',
  ],
}

/** The number of a step, drawn as on the head of a cask. Decoration: the list is numbered itself. */
export function StepNumeral({ step }: Props) {
  return (
    <svg className={styles.head} viewBox="0 0 100 100" width={96} height={96} aria-hidden="true">
      <circle className={styles.chime} cx="50" cy="50" r="47" />
      <circle className={styles.wood} cx="50" cy="50" r="41" />
      <path className={styles.joints} d="M26 17 V83 M42 10 V90 M58 10 V90 M74 17 V83" />
      {strokes[step].map((stroke) => (
        <path className={styles.ground} d={stroke} key={stroke} />
      ))}
      {strokes[step].map((stroke) => (
        <path className={styles.paint} d={stroke} key={stroke} />
      ))}
    </svg>
  )
}
