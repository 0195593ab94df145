import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatDay } from '../../../shared/dates/dates.ts'
import type { LegalText } from '../../../shared/information/legal-text.ts'
import { privacyWords } from '../../../shared/information/texts/privacy-words.ts'
import { termsWords } from '../../../shared/information/texts/terms-text.ts'
import { shippedPage } from './shipped-texts.ts'
import { PrivacyPolicyPage, TermsPage } from './LegalDocument.tsx'

const termsPage = shippedPage('Terms and conditions', termsWords)
const privacyPage = shippedPage('Privacy policy', privacyWords)
const [termsText, privacyText] = [termsPage.text, privacyPage.text]
const terms = renderToStaticMarkup(<TermsPage data={termsPage} />)
const privacy = renderToStaticMarkup(<PrivacyPolicyPage data={privacyPage} />)

/** The words of the section under a heading. */
function sectionOf(html: string, heading: string): string {
  const from = html.indexOf(`</span> ${heading}</h2>`)
  return from === -1 ? '' : (html.slice(from).split('</section>', 1)[0] ?? '')
}

test.each([
  ['STAT-37', 'The marketplace role', 'We are not a party to it'],
  ['STAT-38', 'AWRS-verified wholesale buyers', 'it is verified by AWRS'],
  ['STAT-39', 'Buyers aged 18 and over', 'Buyers must be 18 or over'],
  ['STAT-40', 'Challenge 25 age check', 'looks under 25'],
  ['STAT-41', 'Processing fees', 'Sellers pay us a processing fee on each order'],
  [
    'STAT-42',
    'Settlement by the payment provider',
    'The payment provider holds what the buyer paid in our account with it until the seller is paid',
  ],
  ['STAT-43', 'Scottish law', 'are governed by Scottish law'],
  ['STAT-44', 'Our liability', 'limited to the processing fees paid in the prior 12 months'],
  [
    'STAT-45',
    'Settlement by the payment provider',
    'Payouts are typically made within 5 business days after dispatch',
  ],
  ['STAT-46', 'Words used here', 'Wholesale buyer (trade account verified by AWRS)'],
  ['STAT-47', 'Words used here', 'Consumer (18+, coming soon)'],
  ['STAT-48', 'Words used here', 'Seller (licensed brewery or retailer)'],
  ['STAT-49', 'Settlement by the payment provider', 'card payment provider'],
])('%s the terms say under ‘%s’: %s', (_row, heading, words) => {
  expect(sectionOf(terms, heading)).toContain(words)
})

test('the terms say who holds the money, who delivers, and that the charge is seen before paying (DELV-10)', () => {
  expect(terms).not.toContain('We never hold the money')
  expect(terms).not.toContain('We hold no money')
  expect(sectionOf(terms, 'Settlement by the payment provider')).toContain('until the seller is paid')
  expect(sectionOf(terms, 'Delivery, collection and damage')).toContain(
    'Checkout shows them for your postcode, and later changes do not touch an order.',
  )
  expect(terms).toContain('each seller’s charge for your postcode is shown before you pay')
})

test.each([
  ['clause 4.5', 4, 5, 'storefront for consumers'],
  ['clause 11.3', 11, 3, 'within 24 hours'],
])('the terms point to %s, and there it is', (reference, section, clause, words) => {
  expect(terms).toContain(reference)
  expect(termsText.sections[section - 1]?.clauses[clause - 1]?.text).toContain(words)
})

test('the privacy policy points to section 7, and there the rights are', () => {
  expect(privacy).toContain('see section 7')
  expect(privacyText.sections[6]?.title).toBe('Your rights')
})

test('the privacy policy names law, authority, cookies, payment provider and rights (STAT-35, STAT-49)', () => {
  for (const words of ['UK GDPR', 'Information Commissioner’s Office (ICO)', 'card payment provider']) {
    expect(privacy).toContain(words)
  }
  for (const right of ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection']) {
    expect(sectionOf(privacy, 'Your rights')).toContain(`(${right})`)
  }
  const cookies = sectionOf(privacy, 'Cookies and storage in your browser')
  for (const [name, days] of [
    ['dray_basket', 30],
    ['dray_wishlist', 30],
    ['shopViewMode', 180],
  ]) {
    const row = cookies.split('</tr>').find((one) => one.includes(`>${name}<`)) ?? ''
    const cells = row.split('</td>').map((cell) => cell.replaceAll(/<[^>]+>/g, ''))
    expect(cells[1]).toBe(`${days} days`)
  }
})

test.each([
  ['STAT-36 terms', terms, termsText],
  ['STAT-35 privacy policy', privacy, privacyText],
])(
  '%s: the day, the contents and every numbered clause are in the page itself',
  (_name, html, text: LegalText) => {
    const { updatedOn } = text
    expect(html).toContain(`<time dateTime="${updatedOn}">${formatDay(updatedOn)}</time>`)
    text.sections.forEach(({ id, clauses }, at) => {
      expect(html).toContain(`href="#${id}"`)
      expect(html).toContain(`id="${id}"`)
      clauses.forEach((_clause, index) => expect(html).toContain(`>${at + 1}.${index + 1}</span>`))
    })
  },
)
