import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './linked-text.ts'
import { fillIn, markupPattern, readSections, readTopics } from './text-markup.ts'
import { faqWords } from './texts/faq-words.ts'
import { privacyWords } from './texts/privacy-words.ts'
import { termsWords } from './texts/terms-text.ts'

const isText = (text: string) => new RegExp(markupPattern, 'u').test(text)

test('a legal text has sections, clauses, points, defined words and tables (STAT-36, S-14)', () => {
  const text = [
    '## Money {#money}',
    'We take **none**\nof it.',
    'These go:\n- cards\n- transfers',
    'Words:\n- **Buyer**: who buys',
    'Costs:\n| What | How much |\n| Card | 1 | too many |\n| Bank |',
    '## Money',
    'Again.',
  ].join('\n\n')
  expect(readSections(text)).toEqual([
    {
      id: 'money',
      title: 'Money',
      clauses: [
        { text: 'We take **none** of it.' },
        { text: 'These go:', points: ['cards', 'transfers'] },
        { text: 'Words:', definitions: [{ term: 'Buyer', meaning: 'who buys' }] },
        {
          text: 'Costs:',
          table: {
            caption: 'Money',
            columns: ['What', 'How much'],
            rows: [
              ['Card', '1'],
              ['Bank', ''],
            ],
          },
        },
      ],
    },
    { id: 'money-2', title: 'Money', clauses: [{ text: 'Again.' }] },
  ])
})

test('an FAQ has topics with questions and paragraphs of answers (STAT-28, S-14)', () => {
  expect(
    readTopics('## Vans\r\n\r\n### When? {#when}\r\n\r\nSoon.\r\n\r\nReally.\r\n\r\n### Where?\r\n\r\nHere.'),
  ).toEqual([
    {
      title: 'Vans',
      questions: [
        { id: 'when', question: 'When?', answer: ['Soon.', 'Really.'] },
        { id: 'where', question: 'Where?', answer: ['Here.'] },
      ],
    },
  ])
})

test('the shipped texts are taken as they are, and any text is read without a fault (S-14)', () => {
  for (const { text } of [termsWords, privacyWords, faqWords]) expect(isText(text)).toBe(true)
  const marks = fc.constantFrom(
    '## ',
    '### ',
    '- ',
    '- **',
    '**: ',
    '|',
    '\n',
    '\n\n',
    '{#a}',
    '[',
    '](',
    ')',
    'x',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(marks, fc.string())), (parts) => {
      const sections = readSections(parts.join(''))
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { clauses } of sections)
        for (const { table } of clauses)
          for (const row of table?.rows ?? []) expect(row).toHaveLength(table!.columns.length)
      const questions = readTopics(parts.join('')).flatMap((topic) => topic.questions.map(({ id }) => id))
      expect(new Set(questions).size).toBe(questions.length)
    }),
  )
})

test.each([
  ['Words before a heading', false],
  ['##', false],
  ['## A\n\n[b](/shop)', true],
  ['## A\n\n[b](https://beer.example) [c](mailto:a@b.example) [d](#e)', true],
  ['## A\n\n[b](javascript:alert(1))', false],
  ['## A\n\n[b](//evil.example)', false],
  ['## A\n\n[fine](/shop) and [b](/\\evil.example)', false],
])('%j as a text: %j (S-14)', (text, isTaken) => {
  expect(isText(text)).toBe(isTaken)
})

test('a link to what would run stays words, also where the company’s own name holds it (S-14)', () => {
  const text = fillIn('We are {company} of {toString}.', { company: '[x](javascript:alert(1))' })
  expect(text).toBe('We are [x](javascript:alert(1)) of {toString}.')
  expect(splitLinks(text).every(({ href }) => href === undefined)).toBe(true)
})
