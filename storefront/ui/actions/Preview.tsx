import styles from './Preview.module.css'

type Props = {
  /** Each part of what an action does, with its sentences; parts without any are left out. */
  parts: { title: string; sentences: readonly string[] }[]
  warnings?: readonly string[]
}

/** What an action will do, in sentences, before it is done. */
export function Preview({ parts, warnings }: Props) {
  const filled = parts.filter(({ sentences }) => sentences.length > 0)
  return (
    <div className={styles.preview}>
      {filled.length > 0 && (
        <dl className={styles.parts}>
          {filled.map(({ title, sentences }) => (
            <div className={styles.part} key={title}>
              <dt className={styles.title}>{title}</dt>
              {sentences.map((sentence) => (
                <dd key={sentence}>{sentence}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {warnings?.map((warning) => (
        <p className={styles.warning} key={warning}>
          {warning}
        </p>
      ))}
    </div>
  )
}
