import { withoutLinks } from '../../shared/information/linked-text.ts'
import { paths } from '../../shared/paths/paths.ts'
import { shippingTopics } from '../../shared/information/shipping-questions.ts'
import type { PageRequest, PageResult } from '../http/page-loading.ts'
import { informationPage } from './information-page.ts'

/** /shipping-faq (STAT-03), with its questions as structured data. */
export async function loadShippingFaq(
  _deps: unknown,
  { publicUrl }: PageRequest,
): Promise<PageResult<'shippingFaq'>> {
  return informationPage<'shippingFaq'>({
    publicUrl,
    data: { title: 'Shipping FAQ' },
    canonicalPath: paths.shippingFaq,
    description:
      'Dispatch, delivery times, shipping costs, shared pallets, empties and what to do about damage: thirteen questions answered.',
    jsonLd: [questionsJsonLd],
  })
}

/** schema.org FAQPage. */
const questionsJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: shippingTopics
    .flatMap((topic) => topic.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(withoutLinks).join(' ') },
    })),
}
