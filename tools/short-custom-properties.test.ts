import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outOfReach, shortened, shortenSheet } from './short-custom-properties.ts'

const tokens = `/* --unused: 1px */ :root { --space-1: 0.25rem; --quick: 120ms; --ink: light-dark(#000, #fff); --gap: 4px; --far: 9px }
@media (prefers-reduced-motion: reduce) { :root { --quick: 0ms } }`
const sheet = `a { padding: calc(var(--space-1) * 2) var( --space-1 ); transition: color var(--quick); --tone: var(--ink); color: var(--tone) }
b { margin: var(--far, 1px) var(--gap); width: var(--share) }`
const scripts = ["style={{ '--share': share, '--gap': gap }}", 'count--more', "'.Input--invalid'"]

const { values, names } = shortened({ tokens, sheets: [tokens, sheet], scripts })
const nameOf = (name: string) => names.get(name) ?? name

/** The declarations of a sheet as they are built. */
function built(text: string): string[] {
  const declarations = [...text.matchAll(/([\w-]+)\s*:\s*([^;}{]+)(?=[;}])/g)].map(
    ([, prop = '', value = '']) => ({ prop, value: value.trim(), isLeft: true }),
  )
  shortenSheet(
    {
      walkDecls: (visit) => {
        for (const each of declarations) visit(Object.assign(each, { remove: () => (each.isLeft = false) }))
      },
    },
    values,
    nameOf,
  )
  return declarations.filter(({ isLeft }) => isLeft).map(({ prop, value }) => `${prop}: ${value}`)
}

test('a token that nothing sets again becomes its value, and is defined no more', () => {
  expect([...values]).toEqual([['--space-1', '0.25rem']])
  expect(built(tokens).join()).not.toContain('0.25rem')
  expect(built(sheet)).toContain('padding: calc(0.25rem * 2) 0.25rem')
})

test('all other custom properties of sheets and scripts have a short name of their own', () => {
  expect([...names.keys()].sort()).toEqual(['--far', '--gap', '--ink', '--quick', '--share', '--tone'])
  expect(new Set(names.values()).size).toBe(names.size)
  expect([...names.values()].every((name) => /^--[a-z]{1,2}$/.test(name))).toBe(true)
  expect(built(sheet)).toContain(`color: var(${nameOf('--tone')})`)
  expect(built(sheet)).toContain(`${nameOf('--tone')}: var(${nameOf('--ink')})`)
  expect(built(sheet)).toContain(`margin: var(${nameOf('--far')}, 1px) var(${nameOf('--gap')})`)
})

test('a name that is put together from parts is refused', () => {
  for (const text of ['`var(--color-${token})`', '`--${share}`', "'--share: 3%'"])
    expect(outOfReach.test(text), text).toBe(true)
  for (const text of scripts) expect(outOfReach.test(text), text).toBe(false)
})

test('every custom property that a built sheet or script uses is defined by one of them', () => {
  const files = globSync('dist/{client,console}/assets/*.{css,js}').map((file) => readFileSync(file, 'utf8'))
  expect(files.length, 'run npm run build first').toBeGreaterThan(0)
  const text = files.join('\n')
  const used = new Set([...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name]) => name))
  const defined = new Set([...text.matchAll(/(?<![\w-])(--[a-z][\w-]*)["'`]?\s*:/g)].map(([, name]) => name))
  expect([...used].filter((name) => !defined.has(name!))).toEqual([])
  // Long names would be names that were missed
  expect([...used, ...defined].filter((name) => name!.length > 4)).toEqual([])
})
