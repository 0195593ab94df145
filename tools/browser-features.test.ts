import { expect, test } from 'vitest'
import { declaredNames, scriptFeatures, styleFeatures } from './browser-features.ts'

const ours = new Set<string>()
const namesOf = (features: { name: string }[]) => features.map(({ name }) => name)

test('a module’s globals, static members, methods and attributes are found with their first versions', () => {
  const code = `if ('navigation' in window) window.navigation.reload()
    // URL.canParse is only a comment
    export const at = URL.parse(text).toSorted()
    const dialog = <dialog closedby="any" />`
  const found = scriptFeatures(code, ours)
  expect(namesOf(found)).toEqual(
    expect.arrayContaining(['window.navigation', 'URL.parse', '.toSorted()', '[closedby]']),
  )
  expect(namesOf(found)).not.toContain('URL.canParse')
  expect(found.find(({ name }) => name === 'URL.parse')?.versions).toMatchObject({ chrome: 126, safari: 18 })
})

test('names of the storefront’s own are not the browser’s', () => {
  const code = 'const calls = { connections: () => read() }\ncalls.connections()'
  expect(namesOf(scriptFeatures(code, declaredNames(code)))).toEqual([])
})

test('a style sheet’s properties, values, functions, selectors and rules are found, and what @supports guards', () => {
  const found = styleFeatures(`@media (width >= 48rem) {
    a:popover-open { color: light-dark(#fff, #000); text-wrap: pretty }
  }
  @supports (position-area: bottom) { a { position-area: bottom } }`)
  expect(namesOf(found)).toEqual(
    expect.arrayContaining([':popover-open', 'light-dark()', 'text-wrap: pretty', '@media (width >= …)']),
  )
  const guarded = found.filter(({ isGuarded }) => isGuarded).map(({ name }) => name)
  expect(guarded).toContain('position-area')
  expect(guarded).not.toContain('text-wrap')
})
