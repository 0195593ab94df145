import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync([
  '*.md',
  '{docs,deploy,findings,clients,server,storefront,shared,bench,tests,artwork}/**/*.md',
]).filter((path) => !path.includes('node_modules'))
const current = documents.filter((path) => path !== 'CHANGELOG.md')
/** A path below a folder of the repository, without a placeholder. */
const path = /`((?:\.ci|artwork|bench|database|deploy|docs|server|shared|storefront|tests|tools)\/[\w./-]+)`/g
const link = /!?\[[^\]]*\]\(([^)\s]+)\)/g
const fence = /^(`{3,}).*\n([\s\S]*?)^\1/gm

const textOf = (document: string) => readFileSync(document, 'utf8')
const withoutCode = (text: string) => text.replaceAll(fence, '').replaceAll(/`[^`\n]*`/g, '')

/** The names by which a page's headings are linked, as GitHub makes them. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    Array.from(text.replaceAll(fence, '').matchAll(/^#{1,6} (.+)$/gm), ([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )

function brokenLinks(document: string): string[] {
  const text = withoutCode(textOf(document))
  return Array.from(text.matchAll(link), ([, target = '']) => target).filter((target) => {
    if (/^(?:https?:|mailto:|\/)/.test(target)) return false
    const [file = '', anchor] = target.split('#')
    const linked = file === '' ? document : normalize(join(dirname(document), file))
    if (!existsSync(linked)) return true
    return anchor !== undefined && !anchorsOf(textOf(linked)).has(anchor)
  })
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Commands of code blocks and code spans that name no script of package.json, or no file that Node could run. */
function unknownCommands(document: string): string[] {
  const code = Array.from(textOf(document).matchAll(/`{3,}[\s\S]*?`{3,}|`[^`\n]+`/g), ([all]) => all).join(
    '\n',
  )
  const named = Array.from(
    code.matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g),
    ([, name = '']) => name,
  )
  const files = Array.from(
    code.matchAll(/(?<=^|[\s`])node ((?:tools|server|tests|bench|findings)\/[\w./-]+)/g),
    ([, name = '']) => name,
  )
  return [...named.filter((name) => !(name in scripts)), ...files.filter((name) => !existsSync(name))]
}

test.each(current)('every path that %s names exists', (document) => {
  const isOfHistory = document.startsWith('docs/decisions/')
  const named = isOfHistory ? [] : [...textOf(document).matchAll(path)].map(([, name]) => name!)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
})

test.each(documents)('every link of %s leads to a file and a heading', (document) => {
  expect(brokenLinks(document)).toEqual([])
})

test.each(current)('every command of %s exists', (document) => {
  expect(unknownCommands(document)).toEqual([])
})

test.each(globSync('docs/sell-and-buy/*.md'))('every label that %s names is on a screen', (guide) => {
  const screens = globSync('{storefront,shared}/**/*.{ts,tsx}').filter((name) => !name.includes('.test.'))
  const texts = screens.map(textOf).join('\n')
  const labels = Array.from(textOf(guide).matchAll(/\*\*([^*]+)\*\*/g), ([, label = '']) => label)
  expect(labels.filter((label) => !texts.includes(label))).toEqual([])
})

test('the pictures of the docs together are below 2 MB, and each is used', () => {
  const pictures = globSync('docs/pictures/*')
  expect(pictures.reduce((sum, name) => sum + statSync(name).size, 0)).toBeLessThan(2_000_000)
  const used = documents.map(textOf).join('\n')
  expect(pictures.filter((name) => !used.includes(name.slice('docs/'.length)))).toEqual([])
})
