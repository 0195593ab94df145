import { globSync, readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { quickOrderRows, quickOrderTextLength } from '../shared/limits/limits.ts'
import { reviewBodyLength } from '../shared/reviews/review-limits.ts'
import { parseAwrsNumber, parseVatNumber } from '../shared/accounts/registered-numbers.ts'
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
import { shortDescription } from '../server/http/page-loading.ts'
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
import { hostileTexts, textLength } from './support/builders/hostile-texts.ts'

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

test('a pattern of exponential time shows within a few characters, before it takes for ever (SAFE-04)', () => {
  const growth = growthOf((length) => void /^(?:a+)+$/.test(`${'a'.repeat(length)}!`), textLength)
  expect(growth).toBe(Infinity)
})

/** Patterns that take longer over long texts, and what keeps theirs short or ours. */
const boundedPatterns: Record<string, string> = {
  '(-?)\\s*(\\p{Lu}{0,3}\\p{Sc})?\\s*(-?)$': 'what stands before a number, cut to a few characters',
  '\\s+\\S*$': 'a description, cut to what search engines show',
  '[\\s,;:.–-]+$': 'a description, cut to what search engines show',
  '\\/+$': 'an address of the settings, or of an endpoint at Stripe',
  '<(.+)>$': 'the From of the settings',
  '[^\\s<>]+@[^\\s<>]+': 'the address of a mail of ours',
  '^(.+ .+) ale$': 'names of styles',
  '<!--[^]*?-->|<(\\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+': 'pages of ours, where each < has its >',
}

/** The regular expressions that stand in the code of the server, each once. */
function patternsOfCode(): [source: string, flags: string][] {
  const found = new Map<string, [string, string]>()
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.set(`${regex.pattern} ${regex.flags}`, [regex.pattern, regex.flags])
    for (const inner of Object.values(node)) collect(inner)
  }
  for (const path of globSync('{server,shared}/**/*.ts'))
    if (!path.endsWith('.test.ts')) collect(parseSync(path, readFileSync(path, 'utf8')).program)
  return [...found.values()]
}

test('no regular expression of the server’s code takes more than twice the time for twice the text (SAFE-04)', () => {
  const patterns = patternsOfCode()
  expect(patterns.length).toBeGreaterThan(300)
  const steep = patterns.filter(([source, flags]) => {
    const pattern = new RegExp(source, flags)
    return Object.values(hostileTexts).some((textOf) => {
      const work = (length: number) => void textOf(length).replace(pattern, '')
      return !(source in boundedPatterns) && growthOf(work, textLength) > 3
    })
  })
  expect(steep).toEqual([])
  const sources = new Set(patterns.map(([source]) => source))
  expect(Object.keys(boundedPatterns).filter((source) => !sources.has(source))).toEqual([])
}, 240_000)

describe.each(Object.entries(readers))('%s', (_reader, read) => {
  test('takes twice the time for twice the text, whatever it is (SAFE-04)', () => {
    const growths = Object.entries(hostileTexts).map(([kind, textOf]) => {
      const work = (length: number) => void read(textOf(length))
      return { kind, growth: growthOf(work, textLength) }
    })
    const steep = growths.filter(({ growth }) => growth > 3)
    expect(steep.map(({ kind, growth }) => `${kind}: ${growth.toFixed(1)}`)).toEqual([])
  })
})

const most = (textOf: (length: number) => string, length: number) => textOf(length).slice(0, length)

test('the longest quick order is read within 20 ms, whatever stands in it (SAFE-05)', () => {
  const times = Object.entries(hostileTexts).map(([kind, textOf]) => {
    const text = most(textOf, quickOrderTextLength)
    readOrderText(text, quickOrderRows)
    return { kind, ms: cpuOf(() => readOrderText(text, quickOrderRows)) }
  })
  expect(times.filter(({ ms }) => ms > 20)).toEqual([])
})

test('the longest review is assessed within 20 ms, whatever stands in it (SAFE-05)', () => {
  const times = Object.entries(hostileTexts).map(([kind, textOf]) => {
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
