import { globSync, readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { parseSync } from 'vite'
import { afterAll, describe, expect, test, vi } from 'vitest'
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
import { readLine } from '../server/identity/accounts/plain-text.ts'
import { describeDevice } from '../server/identity/accounts/sessions/describe-device.ts'
import { searchWordsOf, wordsOf } from '../server/catalogue/beers/search-index/search-words.ts'
import { shortDescription } from '../server/platform/http/page-loading.ts'
import { readCookie } from '../server/platform/http/cookies.ts'
import { loggedError } from '../server/platform/http/logged-error.ts'
import { headerPath } from '../server/platform/http/send-redirect.ts'
import { readPolicyReport } from '../server/content/pages/read-policy-report.ts'
import { readUploadRow } from '../server/backoffice/import/files/upload-cells.ts'
import { bearerOf } from '../server/platform/http/identity.ts'
import { loggedUrl } from '../server/platform/http/logged-url.ts'
import { isNotModified, pickEncoding } from '../server/platform/http/negotiation.ts'
import { readEmailAddress } from '../server/platform/mail/email-address.ts'
import { keyIdOf } from '../server/identity/newsletter/sign-link.ts'
import { readOrderNumber } from '../server/trading/orders/order-number.ts'
import { pageTable } from '../server/features.ts'
import { readPageQuery } from '../server/content/pages/page-query.ts'
import { readOrderText } from '../server/trading/quick-order/quick-order-rows.ts'
import { callerOf } from '../server/platform/rate-limits/rate-limits.ts'
import { assessReview } from '../server/engagement/reviews/moderation/assess-review.ts'
import { cleanText } from '../server/engagement/reviews/moderation/clean-text.ts'
import { suggestFilters } from '../server/engagement/search/suggest-filters.ts'
import { readSupportMessage } from '../server/content/support/read-support-message.ts'
import { cpuOf, growthOf } from './support/builders/growth.ts'
import { hostileTexts, textLength } from './support/builders/hostile-texts.ts'

/** What `new RegExp` makes in the shop's own code from here on, also while its modules are loaded. */
const { made, plainRegExp } = vi.hoisted(() => {
  // Files that ran before have loaded modules, which are loaded once more.
  vi.resetModules()
  const plainRegExp = globalThis.RegExp
  const all = new Map<string, { source: string; flags: string; path: string }>()
  const ours = /\/((?:server|shared|storefront)\/(?!.*\.test\.)[^\s:?]+)/
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const pattern = new target(source, flags)
      const key = `${pattern.source} ${pattern.flags}`
      if (all.has(key)) return pattern
      // The line of the stack that called this constructor.
      const [, path] = ours.exec(new Error().stack?.split('\n')[2] ?? '') ?? []
      if (path !== undefined) all.set(key, { source: pattern.source, flags: pattern.flags, path })
      return pattern
    },
  })
  return { made: all, plainRegExp }
})
afterAll(() => {
  globalThis.RegExp = plainRegExp
})

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
    const upload = {
      headings: [...fields],
      delimiter: ';' as const,
      hasDecimalCommas: true,
      thousandsColumns: new Set<number>(),
    }
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
  '(-?)\\s*(\\p{Lu}{0,3}\\p{Sc})?\\s*(-?)$': 'what is before a number, cut to a few characters',
  '\\s+\\S*$': 'a description, cut to what search engines show',
  '[\\s,;:.–-]+$': 'a description, cut to what search engines show',
  '\\/+$': 'an address of the settings, or of an endpoint at Stripe',
  '<(.+)>$': 'the From of the settings',
  '[^\\s<>]+@[^\\s<>]+': 'the address of a mail of ours',
  '^(.+ .+) ale$': 'names of styles',
}

/** Made of other texts than a stranger's, by file. */
const oursAlone: Record<string, string> = {
  'server/integrations/api-documents/example-of.ts': 'patterns of schemas, tried on examples of ours',
}

type Pattern = [source: string, flags: string]
/** Regular expressions that are in the code, patterns of its schemas, and where others are made at run time. */
function readCode(): { patterns: Pattern[]; makers: string[] } {
  const found = new Map<string, Pattern>()
  const makers: string[] = []
  const collect = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex, type, key, value, callee } = node as Node
    if (regex) found.set(`${regex.pattern} ${regex.flags}`, [regex.pattern, regex.flags])
    if (type === 'Property' && key?.name === 'pattern' && typeof value?.value === 'string')
      found.set(`${value.value} u`, [value.value, 'u'])
    if (callee?.name === 'RegExp') makers.push(path)
    for (const inner of Object.values(node)) collect(inner, path)
  }
  for (const path of globSync('{server,shared,storefront}/**/*.{ts,tsx}'))
    if (!path.includes('.test.')) collect(parseSync(path, readFileSync(path, 'utf8')).program, path)
  return { patterns: [...found.values()], makers }
}
type Node = {
  regex?: { pattern: string; flags: string }
  type?: string
  key?: { name?: string }
  value?: { value?: unknown }
  callee?: { name?: string }
}
const { patterns: written, makers } = readCode()

const timesIn = (paths: readonly string[], path: string) => paths.filter((each) => each === path).length

test('every regular expression that is made at run time is tried too (SAFE-04)', () => {
  for (const read of Object.values(readers)) read('10 x 440ml cans at 4.2%')
  const paths = [...made.values()].map(({ path }) => path)
  const untried = makers.filter(
    (path) => !(path in oursAlone) && timesIn(paths, path) < timesIn(makers, path),
  )
  expect(untried).toEqual([])
  expect(Object.keys(oursAlone).filter((path) => !makers.includes(path))).toEqual([])
})

test('no regular expression of the server’s code takes more than twice the time for twice the text (SAFE-04)', () => {
  const patterns: Pattern[] = [
    ...written,
    ...[...made.values()].map(({ source, flags }): Pattern => [source, flags]),
  ]
  expect(patterns.length).toBeGreaterThan(400)
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

test('the longest quick order is read within 20 ms, whatever is in it (SAFE-05)', () => {
  const times = Object.entries(hostileTexts).map(([kind, textOf]) => {
    const text = most(textOf, quickOrderTextLength)
    readOrderText(text, quickOrderRows)
    return { kind, ms: cpuOf(() => readOrderText(text, quickOrderRows)) }
  })
  expect(times.filter(({ ms }) => ms > 20)).toEqual([])
})

test('the longest review is assessed within 20 ms, whatever is in it (SAFE-05)', () => {
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
