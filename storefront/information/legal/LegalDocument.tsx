import { InformationPage } from '../InformationPage.tsx'
import { LegalClauses } from './LegalClauses.tsx'
import { LegalContents } from './LegalContents.tsx'
import { formatDay } from '../../../shared/dates/dates.ts'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Notice } from '../../ui/core/Notice.tsx'
import styles from './LegalDocument.module.css'

export function TermsPage({ data }: { data: PageData['termsAndConditions'] }) {
  return <LegalDocument data={data} path={paths.terms} kicker="Buying and selling" />
}

export function PrivacyPolicyPage({ data }: { data: PageData['privacyPolicy'] }) {
  return <LegalDocument data={data} path={paths.privacyPolicy} kicker="Your data" />
}

type Props = { data: PageData['termsAndConditions']; path: string; kicker: string }

/** A legal text with its gist, contents and numbered clauses. It prints without changes. */
function LegalDocument({ data, path, kicker }: Props) {
  const { title, text, formerDays, until } = data
  return (
    <InformationPage title={title} kicker={kicker} intro={text.intro} updatedOn={text.updatedOn}>
      {until !== null && (
        <Notice tone="info" title={`This version held until ${formatDay(until)}.`}>
          <a href={path}>Read what holds now</a>
        </Notice>
      )}
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
          {formerDays.length > 0 && <FormerVersions days={formerDays} shown={until} path={path} />}
        </div>
      </div>
    </InformationPage>
  )
}

/** Versions that held before: an order was placed under the words of its day. */
function FormerVersions({ days, shown, path }: { days: string[]; shown: string | null; path: string }) {
  return (
    <section className={styles.section} aria-labelledby="former">
      <h2 className={styles.heading} id="former">
        Earlier versions
      </h2>
      <ul className={styles.gist}>
        {days.map((day) => (
          <li key={day}>
            <a href={`${path}?until=${day}`} aria-current={day === shown ? 'page' : undefined}>
              Until {formatDay(day)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
