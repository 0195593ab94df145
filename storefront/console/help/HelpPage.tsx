import { useEffect } from 'react'
import { useAddress } from '../use-address.ts'
import { useTitle } from '../use-title.ts'
import type { HelpTopic } from './help-topic.ts'
import styles from './HelpPage.module.css'

/** The guide of a console: each screen in three sentences and its steps, the one that was asked about first in sight. */
export function HelpPage({ topics }: { topics: Readonly<Record<string, HelpTopic>> }) {
  useTitle('Guide')
  const wanted = new URLSearchParams(useAddress().split('?')[1] ?? '').get('topic')
  useEffect(() => {
    if (wanted === null) return
    const section = document.getElementById(sectionId(wanted))
    section?.scrollIntoView()
    section?.querySelector('h2')?.focus()
  }, [wanted])
  return (
    <article className={styles.guide}>
      <header>
        <h1>Guide</h1>
        <p>What each screen is for, and how to work with it.</p>
      </header>
      <nav aria-label="Screens">
        <ul className={styles.contents}>
          {Object.entries(topics).map(([key, { title }]) => (
            <li key={key}>
              <a href={`#${sectionId(key)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(topics).map(([key, { title, says, steps }]) => (
        <section
          key={key}
          id={sectionId(key)}
          className={styles.topic}
          aria-labelledby={`${sectionId(key)}-title`}
        >
          <h2 id={`${sectionId(key)}-title`} tabIndex={-1}>
            {title}
          </h2>
          <p>{says.join(' ')}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

const sectionId = (key: string) => `guide-${key}`
