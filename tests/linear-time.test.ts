import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { quickOrderRows, quickOrderTextLength } from '../shared/limits/limits.ts'
import { reviewBodyLength } from '../shared/reviews/review-limits.ts'
import { parseAwrsNumber, parseVatNumber } from '../shared/accounts/vat-number.ts'
import { readBasketCookie } from '../shared/basket/basket-cookie.ts'
import { readBasketForm } from '../shared/basket/read-basket-form.ts'
import { readListingQuery } from '../shared/catalogue/listing-address.ts'
import { parsePriceText } from '../shared/format/money.ts'
import { safeNext } from '../shared/format/safe-next.ts'
import { normaliseGroupSlug, slugify } from '../shared/format/slug.ts'
import { locatePostcode } from '../shared/geography/postcode-districts.ts'
import { validateSupportDraft } from '../shared/information/support-request.ts'
import { readCheckoutDetails } from '../shared/checkout/checkout-details.ts'
import { readWishlistCookie } from '../shared/wishlist/wishlist-cookie.ts'
import { readLine } from '../server/accounts/plain-text.ts'
import { describeDevice } from '../server/accounts/sessions/describe-device.ts'
import { searchWordsOf, wordsOf } from '../server/catalogue/search-index/search-words.ts'
import { shortDescription } from '../server/catalogue/short-description.ts'
import { readCookie } from '../server/http/cookies.ts'
import { loggedError } from '../server/http/logged-error.ts'
import { headerPath } from '../server/http/send-redirect.ts'
import { readPolicyReport } from '../server/pages/read-policy-report.ts'
import { readUploadRow } from '../server/import/files/upload-cells.ts'
import { bearerOf } from '../server/http/identity.ts'
import { loggedUrl } from '../server/http/logged-url.ts'
import { isNotModified, pickEncoding } from '../server/http/negotiation.ts'
import { readEmailAddress } from '../server/mail/email-address.ts'
import { keyIdOf } from '../server/newsletter/sign-link.ts'
import { readOrderNumber } from '../server/orders/order-number.ts'
import { pageTable } from '../server/features.ts'
import { readPageQuery } from '../server/pages/page-query.ts'
import { readOrderText } from '../server/quick-order/quick-order-rows.ts'
import { callerOf } from '../server/rate-limits/rate-limits.ts'
import { assessReview } from '../server/reviews/moderation/assess-review.ts'
import { cleanText } from '../server/reviews/moderation/clean-text.ts'
import { suggestFilters } from '../server/search/suggest-filters.ts'
import { readSupportMessage } from '../server/support/read-support-message.ts'
import { cpuOf, growthOf } from './support/builders/growth.ts'

/** The texts are 10 and 20 times as long, in characters: a cubic pattern takes no minute yet. */
const base = 200

/** What makes a pattern try again from every place: runs, near misses and openings that never end. */
const hostile: Record<string, (length: number) => string> = {
  spaces: (length) => `a${' '.repeat(length)}b`,
  'other white space': (length) => `a${'\t\u00a0'.repeat(length / 2)}b`,
  'line ends': (length) => `a${'\n'.repeat(length)}b`,
  digits: (length) => '0'.repeat(length),
  'spaced digits': (length) => `${'0 '.repeat(length / 2)}x`,
  letters: (length) => 'a'.repeat(length),
  'spaced letters': (length) => 'a '.repeat(length / 2),
  dots: (length) => `a@${'.'.repeat(length)}(`,
  'dotted letters': (length) => 'a.'.repeat(length / 2),
  hyphens: (length) => `a${'-'.repeat(length)}!`,
  'hyphened letters': (length) => `${'a-'.repeat(length / 2)}!`,
  commas: (length) => `${','.repeat(length)}x`,
  'commas and spaces': (length) => `${' ,'.repeat(length / 2)}x`,
  slashes: (length) => `/${'/'.repeat(length)}x`,
  'spaces and slashes': (length) => `x${' /'.repeat(length / 2)}x`,
  tags: (length) => '<a'.repeat(length / 2),
  brackets: (length) => '[('.repeat(length / 2),
  'at signs': (length) => 'a@'.repeat(length / 2),
  percents: (length) => '%25'.repeat(length / 3),
  accents: (length) => `a${'\u0301'.repeat(length)}`,
  'mixed alphabets': (length) => `a${'\u0301'.repeat(length / 2)}`.repeat(2),
  stars: (length) => '*a'.repeat(length / 2),
  'equals signs': (length) => '=;'.repeat(length / 2),
  'unicode spaces': (length) => '\u200b\ufeff '.repeat(length / 3),
  quotes: (length) => `"${'""'.repeat(length / 2)}`,
  'numbers and crosses': (length) => '1 x '.repeat(length / 4),
  currency: (length) => '-£'.repeat(length / 2),
}

const headers = (given: Record<string, string>) => ({ headers: given }) as unknown as FastifyRequest
const author = { accountHours: 1, streetCreds: 0, otherBodies: ['Fine.'] }
const rows = pageTable.map(({ row }) => row).filter(({ queryNames }) => queryNames.includes('q'))
const calm = (work: () => unknown) => {
  try {
    work()
  } catch {
    // What is refused is refused in linear time as well.
  }
}

/** Everything that reads what a stranger sends, whatever length its route allows. */
const readers: Record<string, (text: string) => unknown> = {
  'an email address': (text) => calm(() => readEmailAddress(text)),
  'a line of text': (text) => calm(() => readLine('name', text)),
  'a message to support': (message) => {
    const draft = { topic: 'order', orderNumber: message, name: message, email: message, message }
    validateSupportDraft(draft)
    calm(() => readSupportMessage(draft))
  },
  'checkout details': (text) =>
    readCheckoutDetails({
      contact: { firstname: text, email: text, phone: text, postcode: text },
      shipTo: { postcode: text },
    }),
  'a postcode': locatePostcode,
  'a VAT number': parseVatNumber,
  'an AWRS number': parseAwrsNumber,
  'an order number': readOrderNumber,
  'a price': parsePriceText,
  'a slug': slugify,
  'the slug of a group': normaliseGroupSlug,
  'where to go next': safeNext,
  'the basket cookie': readBasketCookie,
  'the wishlist cookie': readWishlistCookie,
  'a basket form': (text) =>
    readBasketForm([
      ['kind', text],
      ['itemId', text],
      ['quantity', text],
    ]),
  'the query of a page': (text) => {
    for (const row of rows) readPageQuery(row, `?q=${encodeURIComponent(text)}`)
    readListingQuery(new URLSearchParams({ q: text, style: text, page: text }))
  },
  'the words of a text': wordsOf,
  'the words of a search': searchWordsOf,
  'suggested styles': (text) =>
    suggestFilters('style', text.slice(0, 500), { facets: {}, countOf: async () => 1 }, 3),
  'a short description': (text) => shortDescription(text, ''),
  'a review': (text) => {
    const { text: body, isDisguised } = cleanText(text)
    assessReview({ title: body, body, isDisguised }, author)
    assessReview({ title: null, body: text, isDisguised: false }, author)
  },
  'a quick order': (text) => readOrderText(text),
  'one line of a quick order': (text) => readOrderText(text.replaceAll('\n', ' '), 100),
  'a cookie header': (cookie) => readCookie(headers({ cookie }), 'dray_cart'),
  'a bearer': (authorization) => bearerOf(headers({ authorization: `Bearer ${authorization}` })),
  'known tags': (text) => isNotModified(headers({ 'if-none-match': text }), '"a"'),
  'accepted encodings': (text) => pickEncoding(`br${text}gzip${text}`),
  'a device': describeDevice,
  'an error to log': (text) => void loggedError(new Error(text)),
  'a report of a policy': (text) =>
    void readPolicyReport(
      {
        'csp-report': {
          'document-uri': `https://dray.example/${text}`,
          'blocked-uri': text,
          'source-file': text,
        },
      },
      'https://dray.example',
    ),
  'a path to lead to': headerPath,
  'an address to log': (text) => loggedUrl(`/shop?${text}=1&${text}`),
  'a row of a brewery’s file': (text) => {
    const fields = [
      'price',
      'abv',
      'litres',
      'glutenFree',
      'style',
      'allergens',
      'description',
      'coupler',
    ] as const
    const upload = { headings: [...fields], hasDecimalCommas: true }
    // An end that is no space, as no cell has one there.
    for (const field of fields) readUploadRow({ line: 2, cells: [`1${text}x`] }, [field], upload)
  },
  'a caller': (text) => callerOf(`::${text}`),
  'a signed link': keyIdOf,
}

describe.each(Object.entries(readers))('%s', (_reader, read) => {
  test('takes twice the time for twice the text, whatever it is (SAFE-04)', () => {
    const growths = Object.entries(hostile).map(([kind, textOf]) => {
      const work = (length: number) => void read(textOf(length))
      return { kind, growth: growthOf(work, base) }
    })
    const steep = growths.filter(({ growth }) => growth > 3)
    expect(steep.map(({ kind, growth }) => `${kind}: ${growth.toFixed(1)}`)).toEqual([])
  })
})

const most = (textOf: (length: number) => string, length: number) => textOf(length).slice(0, length)

test('the longest quick order is read within 20 ms, whatever stands in it (SAFE-05)', () => {
  const times = Object.entries(hostile).map(([kind, textOf]) => {
    const text = most(textOf, quickOrderTextLength)
    readOrderText(text, quickOrderRows)
    return { kind, ms: cpuOf(() => readOrderText(text, quickOrderRows)) }
  })
  expect(times.filter(({ ms }) => ms > 20)).toEqual([])
})

test('the longest review is assessed within 20 ms, whatever stands in it (SAFE-05)', () => {
  const times = Object.entries(hostile).map(([kind, textOf]) => {
    const text = most(textOf, reviewBodyLength.max)
    const assess = () => {
      const { text: body, isDisguised } = cleanText(text)
      assessReview({ title: body.slice(0, 120), body, isDisguised }, author)
    }
    assess()
    return { kind, ms: cpuOf(assess) }
  })
  expect(times.filter(({ ms }) => ms > 20)).toEqual([])
})
