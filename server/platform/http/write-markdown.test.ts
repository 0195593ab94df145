import { expect, test } from 'vitest'
import { markdownLink, markdownParagraphs, markdownTable, markdownText } from './write-markdown.ts'

test.each([
  ['Tern & Sons', 'Tern & Sons'],
  ['**Free** [beer](https://evil.example)', String.raw`\*\*Free\*\* \[beer\](https://evil.example)`],
  ['<script>x</script>', String.raw`\<script\>x\</script\>`],
  ['a | b', String.raw`a \| b`],
  ['# Head\n# Head', String.raw`\# Head \# Head`],
  ['- item', String.raw`\- item`],
  ['1. item', String.raw`1\. item`],
  ['4.1 %', '4.1 %'],
  ['&lt;b&gt; & co', String.raw`\&lt;b\&gt; & co`],
  [String.raw`back\slash`, String.raw`back\\slash`],
])('%j is written as words alone (PLAT-19)', (text, written) => {
  expect(markdownText(text)).toBe(written)
})

test('paragraphs stay apart, and a table has a line for each row (PLAT-19)', () => {
  expect(markdownParagraphs('One\nline.\n\n \n\n# Two')).toBe('One line.\n\n\\# Two')
  expect(markdownTable(['A', 'B'], [['1', '2']])).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |')
  expect(markdownTable(['A'], [])).toBe('')
})

test('an address cannot end its link (PLAT-19)', () => {
  expect(markdownLink('A [b]', '/x) [y](z')).toBe(String.raw`[A \[b\]](/x%29%20[y]%28z)`)
})
