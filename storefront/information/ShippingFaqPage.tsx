import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { type ShippingQuestion, shippingTopics } from '../../shared/information/shipping-questions.ts'
import { Accordion } from '../ui/opening/Accordion.tsx'
import { InformationPage } from './InformationPage.tsx'
import { LinkedText } from './LinkedText.tsx'
import { operator } from './operator.ts'
import styles from './ShippingFaqPage.module.css'

type Props = { data: PageData['shippingFaq'] }

const openAtFirst = shippingTopics[0]?.questions[0]?.id

/** Thirteen questions of which one is open at a time, across the topics (STAT-28 to STAT-31). */
export function ShippingFaqPage({ data }: Props) {
  return (
    <InformationPage
      title={data.title}
      kicker="From brewery to cellar"
      intro="How your beer gets to you, when, and what to do if something goes wrong on the way."
    >
      <div className={styles.topics}>
        {shippingTopics.map(({ title, questions }) => (
          <section className={styles.topic} key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <Accordion oneAtATime="shipping-question" level={3} items={questions.map(accordionItem)} />
          </section>
        ))}
        <p className={styles.more}>
          Not answered here? Write to <a href={paths.contact}>{operator.email}</a>. If it is about an order,
          give its number.
        </p>
      </div>
    </InformationPage>
  )
}

function accordionItem({ id, question, answer }: ShippingQuestion) {
  return {
    id,
    title: question,
    isOpen: id === openAtFirst,
    content: (
      <div className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
      </div>
    ),
  }
}
