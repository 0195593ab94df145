import { withoutLinks } from '../../../shared/information/linked-text.ts'
import { fillIn, readTopics, type ShippingTopic } from '../../../shared/information/text-markup.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { companyWords, readCompany } from '../../platform/settings/read-company.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { informationPage } from './information-page.ts'

/** /shipping-faq (STAT-03), with its questions as structured data. */
export async function loadShippingFaq(
  { database }: { database: Database },
  { publicUrl }: PageRequest,
): Promise<PageResult<'shippingFaq'>> {
  const [{ faq }, company] = await Promise.all([readSettings(database, 'faq'), readCompany(database)])
  const topics = readTopics(fillIn(faq.text, companyWords(company)))
  return informationPage<'shippingFaq'>({
    publicUrl,
    data: { title: 'Shipping FAQ', topics, contactEmail: company.email },
    canonicalPath: paths.shippingFaq,
    description:
      'Dispatch, delivery times, shipping costs, shared pallets, empties and what to do about damage: your questions answered.',
    jsonLd: [questionsJsonLd(topics)],
    topics: ['settings'],
  })
}

/** schema.org FAQPage. */
const questionsJsonLd = (topics: readonly ShippingTopic[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: topics
    .flatMap((topic) => topic.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(withoutLinks).join(' ') },
    })),
})
