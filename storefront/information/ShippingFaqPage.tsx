import type { PageData } from '../../shared/pages/page-payload.ts'
import type { ShippingQuestion } from '../../shared/information/text-markup.ts'
import { Accordion } from '../ui/opening/Accordion.tsx'
import { InformationPage } from './InformationPage.tsx'
import { LinkedText } from './LinkedText.tsx'
import styles from './ShippingFaqPage.module.css'

type Props = { data: PageData['shippingFaq'] }

/** Questions of which one is open at a time, across the topics (STAT-28 to STAT-31). */
export function ShippingFaqPage({ data }: Props) {
  const openAtFirst = data.topics[0]?.questions[0]?.id
  return (
    <InformationPage
      title={data.title}
      kicker="From brewery to cellar"
      intro="How your beer gets to you, when, and what to do if something goes wrong on the way."
    >
      <div className={styles.topics}>
        {data.topics.map(({ title, questions }) => (
          <section className={styles.topic} key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <Accordion
              oneAtATime="shipping-question"
              level={3}
              items={questions.map((each) => accordionItem(each, openAtFirst))}
            />
          </section>
        ))}
        <p className={styles.more}>
          Not answered here? Write to <a href={`mailto:${data.contactEmail}`}>{data.contactEmail}</a>. If it
          is about an order, give its number.
        </p>
      </div>
    </InformationPage>
  )
}

function accordionItem({ id, question, answer }: ShippingQuestion, openAtFirst: string | undefined) {
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
