import type { LegalSection } from '../../../shared/information/legal-text.ts'
import styles from './LegalContents.module.css'

type Props = { sections: LegalSection[] }

/** The contents: folded up above the text on a phone, standing beside it where there is room. */
export function LegalContents({ sections }: Props) {
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }, at) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            <span className={styles.number}>{at + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 className={styles.heading} id="contents">
        Contents
      </h2>
      <details className={styles.folded}>
        <summary className={styles.summary}>{sections.length} sections</summary>
        {list}
      </details>
      <div className={styles.standing}>{list}</div>
    </nav>
  )
}
