import { expect, test } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown.ts'

const of = (html: string) => htmlToMarkdown(html, 'https://dray.example')

test('headings, paragraphs and links become Markdown, without navigation and pictures (PLAT-19)', () => {
  expect(
    of(
      '<nav><a href="/">Home</a></nav><h1 class="x">Tern &amp; Sons</h1><p>Read <a href="/terms?a=1&amp;b=2">the <b>terms</b></a>, *now*.</p>' +
        '<svg aria-hidden="true"><use href="#x"></use></svg><p>By noon.</p><button>Send</button>',
    ),
  ).toBe('# Tern & Sons\n\nRead [the terms](https://dray.example/terms?a=1&b=2), \\*now\\*.\n\nBy noon.\n')
})

test('a sign > in an attribute ends no element (PLAT-19)', () => {
  expect(of('<p title="strong > mild">Both > none</p>')).toBe('Both \\> none\n')
})

test('lists have their marks, and a list within a list is indented (PLAT-19)', () => {
  expect(
    of('<ul><li>One</li><li><p>Two</p><ol><li>First</li><li>Second</li></ol></li></ul><p>After</p>'),
  ).toBe('- One\n\n- Two\n\n  1. First\n\n  2. Second\n\nAfter\n')
})

test('a table has its head and its rows (PLAT-19)', () => {
  expect(
    of(
      '<table><caption>Cookies</caption><thead><tr><th><span>Name</span></th><th>Days</th></tr></thead><tbody><tr><th>a|b</th><td>30</td></tr></tbody></table>',
    ),
  ).toBe('Cookies\n\n| Name | Days |\n| --- | --- |\n| a\\|b | 30 |\n')
})

test('blocks within a cell are one line of it (PLAT-19)', () => {
  expect(
    of(
      '<table><thead><tr><th><div>Name</div></th><th>Kinds</th></tr></thead><tbody><tr><th><div>Mild</div></th><td><div>Cask<p>and keg</p></div></td></tr></tbody></table><p>After</p>',
    ),
  ).toBe('| Name | Kinds |\n| --- | --- |\n| Mild | Cask and keg |\n\nAfter\n')
})

test('what is hidden from readers is left out, and what is hidden from eyes alone is in (PLAT-19)', () => {
  expect(
    of(
      '<p><span class="visually-hidden">3</span><span aria-hidden="true"><span>3</span></span> breweries</p><input value="x"/><img alt="y" src="/z"/>',
    ),
  ).toBe('3 breweries\n')
})
