import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { importFunctions, withNames, withoutChunk } from './module-names.ts'

const source = 'storefront/page-components.ts'
const code = `
const checkout = () => import('../storefront/checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage)
export const pageImports = {
  home: () => import('../storefront/home/HomePage.tsx').then((module) => module.HomePage),
  checkout,
}
export const names = () => Object.keys(pageImports).map((name) => name)
`
const found = importFunctions(parseSync(source, code).program, source)

test('each function that imports a page carries the name of its module, and no other function does', () => {
  const named = withNames(code, found)
  expect(named.match(/Object\.assign/g)).toHaveLength(2)
  expect(named).toContain('module.HomePage), { module: "storefront/home/HomePage.tsx" })')
  expect(parseSync(source, named).errors).toEqual([])
})

test('a page that the browser build has no chunk of is named', () => {
  const manifest = JSON.stringify({ 'storefront/checkout/CheckoutPage.tsx': { file: 'a.js' } })
  expect(withoutChunk(found, manifest)).toEqual(['storefront/home/HomePage.tsx'])
})
