import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeMail } from '../../../tests/support/builders/whole-mail.ts'
import { newsletterMail } from '../../platform/mail/templates/newsletter-mail.ts'
import { IssueFileError } from './read-issue-spans.ts'
import { readIssue } from './read-issue.ts'

const read = (text: string) => readIssue(Buffer.from(text), 'https://dray.example')
const body = (text: string) => read(`Subject: Ale\n\n${text}`).blocks

test('an issue has headers, paragraphs, headings, lists, links and emphasis', () => {
  const issue = read(
    [
      'Subject: Nine winter ales',
      'preview: Old ales and porters.',
      'Button: See them all | /releases/latest',
      '',
      'The **dark ones** are *back*, on [one pallet](/groups) or',
      'by [post](https://post.example/a?b=c).',
      '',
      '## From Leeds',
      '- Old Ale \\*strong\\*',
      '- Porter,',
      '  in firkins',
      'Cheers',
    ].join('\r\n'),
  )
  expect(issue).toEqual({
    subject: 'Nine winter ales',
    preview: 'Old ales and porters.',
    action: { label: 'See them all', link: 'https://dray.example/releases/latest' },
    blocks: [
      {
        kind: 'paragraph',
        spans: [
          { text: 'The ' },
          { text: 'dark ones', look: 'strong' },
          { text: ' are ' },
          { text: 'back', look: 'emphasis' },
          { text: ', on ' },
          { text: 'one pallet', href: 'https://dray.example/groups' },
          { text: ' or by ' },
          { text: 'post', href: 'https://post.example/a?b=c' },
          { text: '.' },
        ],
      },
      { kind: 'heading', spans: [{ text: 'From Leeds' }] },
      {
        kind: 'list',
        items: [[{ text: 'Old Ale *strong*' }], [{ text: 'Porter, in firkins Cheers' }]],
      },
    ],
  })
})

test('both parts of a copy have the same content, with the subscriber’s own unsubscribe link in the foot', async () => {
  const issue = read('Subject: Ale & more\n\nSee [the list](/shop).\n\n## Hull\n\n- One\n- **Two**')
  const unsubscribeLink = 'https://dray.example/unsubscribe?token=a.b.c'
  const { text, html, ...rest } = await wholeMail(
    newsletterMail.write({ category: 'memo', ...issue, unsubscribeLink }),
  )
  expect(rest).toEqual({ subject: 'Ale & more', unsubscribeLink })
  expect(text).toContain('See the list (https://dray.example/shop).\n\nHull\n----\n\n- One\n- Two\n')
  expect(text).toContain(`You get this because you subscribed to memos.\nUnsubscribe: ${unsubscribeLink}\n`)
  expect(html).toContain('<a href="https://dray.example/shop"')
  expect(html).toMatch(/<h2[^>]*>Hull<\/h2>/)
  expect(html).toContain('<strong>Two</strong>')
  expect(html).toContain(`<a href="${unsubscribeLink}"`)
})

test.each([
  ['', "Line 1: the letter must begin with 'Subject: …'."],
  ['Hello\n\nText', 'Line 1: headers are Subject, Preview and Button; then comes a blank line.'],
  ['Preview: x\n\nText', "Line 1: the letter must begin with 'Subject: …'."],
  ['Subject:\n\nText', 'Line 1: the subject is empty.'],
  [`Subject: ${'x'.repeat(151)}\n\nText`, 'Line 1: the subject has at most 150 characters.'],
  ['Subject: a\nSubject: b\n\nText', "Line 2: 'Subject' appears twice."],
  ['Subject: a\nBcc: all@list.example\n\nText', 'Line 2: headers are'],
  ['Subject: a\rBcc: all@list.example\n\nText', 'Line 1: there is a character that cannot be seen'],
  ['Subject: a\nButton: only words\n\nText', "Line 2: a button is 'Button: words | address'."],
  ['Subject: a\nButton: go | javascript:alert(1)\n\nText', "Line 2: 'javascript:alert(1)' is no link"],
  ['Subject: a\n\n', 'the letter says nothing'],
  ['Subject: a', 'the letter says nothing'],
  ['Subject: a\n\nText\n<b>bold</b>', 'Line 4: letters have no HTML.'],
  ['Subject: a\n\n![x](y.png)', 'Line 3: letters have no pictures.'],
  ['Subject: a\n\n1. One', 'Line 3: letters have no numbered lists.'],
  ['Subject: a\n\nA\n\n[x](http://plain.example)', "Line 5: 'http://plain.example' is no link"],
  ['Subject: a\n\n[x](//evil.example)', "Line 3: '//evil.example' is no link"],
  ['Subject: a\n\n[x]()', "Line 3: '' is no link"],
  ['Subject: a\n\n\u202eText', 'Line 3: there is a character that cannot be seen'],
  [`Subject: a\n\n${'x'.repeat(100_000)}`, 'at most 100,000 bytes'],
])('%j is refused: %s', (text, sentence) => {
  expect(() => read(text)).toThrow(IssueFileError)
  expect(() => read(text)).toThrow(sentence)
})

test('reports bytes that are not text', () => {
  expect(() => readIssue(new Uint8Array([0xff, 0xfe]), '')).toThrow('must be text in UTF-8')
})

const known =
  /^<(!doctype|\/?(html|head|meta|title|body|div|table|tbody|tr|td|h1|h2|p|ul|li|a|br|strong|em)[ >/])/i

test('any issue is read or refused, and its markup never reaches the mail', async () => {
  const piece = fc.oneof(
    fc.constantFrom('**', '*', '[', ']', '(', ')', '\\', '- ', '## ', '\n', '\n\n', '&', '"', "'", '|', '/'),
    fc.string({ maxLength: 12 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const tags = (await htmlOf(pieces.join(''))).match(/<[^>]*>/g) ?? []
      expect(tags.filter((tag) => !known.test(tag))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

/** The HTML part of an issue with this body, '' for a refused one. */
async function htmlOf(text: string): Promise<string> {
  try {
    return (await wholeMail(newsletterMail.write({ ...newsletterMail.example, blocks: body(text) }))).html
  } catch (error) {
    if (error instanceof IssueFileError) return ''
    throw error
  }
}
