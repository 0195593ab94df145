import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearer, newEmail, openAccountShop, registration } from '../../../tests/support/shops/account-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'

const shop = await openAccountShop({ lasts: 'file' })

const calls = [
  '/public/auth/register',
  '/public/auth/login',
  '/public/auth/refresh',
  '/public/auth/google',
  '/public/auth/facebook',
  '/public/auth/microsoft',
  '/public/auth/confirm-email',
  '/public/auth/request-reset',
  '/public/auth/reset-password',
  '/public/auth/confirm-email-change',
  '/public/gate/password',
]

const raw = (url: string, payload: string, type?: string) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: type === undefined ? {} : { 'content-type': type },
  })

test.each(calls)('%s accepts only JSON of a bounded size, and names the fault', async (url) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
  ]) {
    const answer = await raw(url, 'email=a', type)
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toBe('This call takes JSON. Send it as application/json.')
  }
  const large = await raw(url, JSON.stringify({ email: 'x'.repeat(20_000) }), 'application/json')
  expect(large.statusCode).toBe(413)
  expect(large.json().message).toBe('What was sent is larger than the shop takes.')
  for (const text of ['', '[]', 'null', '"text"', '7']) {
    const answer = await raw(url, text, 'application/json')
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'This call takes a JSON object.'])
  }
  for (const text of ['{', '{"email":}', '{"__proto__":{"a":1}}']) {
    const answer = await raw(url, text, 'application/json')
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'What was sent is not valid JSON.'])
  }
  const answer = await raw(url, '{}', 'application/json')
  expect(answer.json().message).toMatch(/^Field '\w+' is missing\.$/)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('missing, unknown, blank and ill-typed fields are named (OPEN-05)', async () => {
  const { email: _left, ...noEmail } = registration
  const cases: [object, string][] = [
    [noEmail, "Field 'email' is missing."],
    [{ ...registration, role: 'admin' }, "Field 'role' is not known."],
    [{ ...registration, email: 7 }, "Field 'email' must be text."],
    [{ ...registration, marketingOptIn: 'yes' }, "Field 'marketingOptIn' must be true or false."],
    [{ ...registration, name: '' }, "Field 'name' must not be empty."],
    [{ ...registration, name: ' \t\r\n ' }, "Field 'name' must not be empty."],
    [{ ...registration, name: 'Mag\u200bgie' }, 'Take out the characters that cannot be seen.'],
    [
      { ...registration, email: 'mag\u200bgie@thetap.example' },
      'Take out the characters that cannot be seen.',
    ],
    [{ ...registration, name: '   ' }, "Field 'name' must not be empty."],
    [{ ...registration, name: 'x'.repeat(121) }, "Field 'name' must have at most 120 characters."],
    [
      { ...registration, email: `${'x'.repeat(250)}@a.uk` },
      "Field 'email' must have at most 254 characters.",
    ],
    [{ ...registration, email: '   ' }, 'Please give an email address.'],
  ]
  for (const [body, message] of cases) {
    const answer = await shop.post('/public/auth/register', body)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    expect(answer.json().field).toMatch(/^\w+$/)
  }
})

test.each([
  'maggie@thetap.example\r\nBcc: all@list.example',
  'maggie@thetap.example\u0000',
  'mаggie@thetap.example', // Cyrillic а
  'maggie@thetаp.example',
  'maggıe@thetap.example', // dotless i
  'mag\u200bgie@thetap.example',
  'maggie\u202e@thetap.example',
  'maggie@thetap',
  'maggie@@thetap.example',
  'maggie@thetap.example, other@list.example',
  '"mag gie"@thetap.example',
  'Maggie <maggie@thetap.example>',
  '.maggie@thetap.example',
  'maggie@-thetap.example',
])('an address that is forged or looks like another is refused: %j', async (email) => {
  for (const [url, body] of [
    ['/public/auth/register', { ...registration, email }],
    ['/public/auth/login', { email, password: registration.password }],
    ['/public/auth/request-reset', { email }],
  ] as const) {
    const answer = await shop.post(url, body)
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'email'])
    expect(answer.json().message).toMatch(
      /^(Field 'email' holds|Take out|Use only|Please give an email address).*\.$/,
    )
  }
})

test.each(['Mag\u0000gie', 'Mag\u0007gie', 'Maggie\u202eexe', 'Mag\u200bgie', 'Mag\ud800'])(
  'a name that could forge a header or a line is refused: %j',
  async (name) => {
    const answer = await shop.post('/public/auth/register', { ...registration, email: newEmail(), name })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'name'])
  },
)

test.each([
  ['Anne\tBrien', 'Anne Brien'],
  ['\tAnne \t Brien\r\n', 'Anne Brien'],
  ['Maggie\r\nBcc: all@list.example', 'Maggie Bcc: all@list.example'],
  ['Mag\u2028gie', 'Mag gie'],
])('tabs and line breaks pasted into a name are spaces: %j is stored as %j', async (name, stored) => {
  const email = newEmail()
  const answer = await shop.post('/public/auth/register', { ...registration, email: `\t${email}\n`, name })
  expect([answer.statusCode, answer.json().client]).toMatchObject([201, { name: stored, email }])
})

test('every hostile body gets a sentence, never a 5xx', async () => {
  const session = await shop.register()
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom(
        'email',
        'password',
        'name',
        'token',
        'refreshToken',
        'code',
        'redirectUri',
        'businessName',
        'premises',
        'label',
      ),
      fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant(registration.email)),
    ),
  )
  const places = [
    ...calls.map((url) => ['POST', url] as const),
    ['POST', '/public/auth/logout'] as const,
    ['PATCH', '/api/account'] as const,
    ['DELETE', '/api/account'] as const,
    ['POST', '/api/account/password'] as const,
    ['POST', '/api/account/email'] as const,
    ['PUT', '/api/account/trade'] as const,
    ['POST', '/api/account/addresses'] as const,
    ['PUT', '/api/account/addresses/1'] as const,
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), anything, async ([method, url], body) => {
      const answer = await shop.app.inject({
        method,
        url,
        payload: JSON.stringify(body),
        headers: {
          ...bearer(session),
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
        },
      })
      const isSentence = answer.statusCode < 400 || /^[A-Z].*\.$/s.test(answer.json().message)
      expect([answer.statusCode === 500, isSentence]).toEqual([false, true])
    }),
    { numRuns: runCount(400) },
  )
})
