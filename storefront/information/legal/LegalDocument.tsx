import { InformationPage } from '../InformationPage.tsx'
import { LegalClauses } from './LegalClauses.tsx'
import { LegalContents } from './LegalContents.tsx'
import type { LegalText } from './legal-text.ts'
import styles from './LegalDocument.module.css'

type Props = { title: string; kicker: string; text: LegalText }

/** A legal text with its gist, contents and numbered clauses. It prints without changes. */
export function LegalDocument({ title, kicker, text }: Props) {
  return (
    <InformationPage title={title} kicker={kicker} intro={text.intro} updatedOn={text.updatedOn}>
      <div className={styles.columns}>
        <LegalContents sections={text.sections} />
        <div className={styles.text}>
          <section className={styles.summary} aria-labelledby="in-short">
            <h2 className={styles.summaryTitle} id="in-short">
              In short
            </h2>
            <ul className={styles.gist}>
              {text.summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className={styles.aside}>This summary is a help. The numbered text below is what counts.</p>
          </section>
          {text.sections.map(({ id, title, clauses }, at) => (
            <section className={styles.section} key={id} aria-labelledby={id}>
              <h2 className={styles.heading} id={id}>
                <span className={styles.number}>{at + 1}.</span> {title}
              </h2>
              <LegalClauses section={at + 1} clauses={clauses} />
            </section>
          ))}
        </div>
      </div>
    </InformationPage>
  )
}
