import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('browsers without light-dark() have the light value of each colour', () => {
  const tokens = read('tokens.css').matchAll(/(--color-[a-z-]+): light-dark\(((?:[^(),]|\([^)]*\))+),/g)
  const expected = Array.from(tokens, ([, name, value]) => `${name}: ${value}`)
  const given = Array.from(read('older-browsers.css').matchAll(/--color-[a-z-]+: [^;]+/g), ([text]) => text)
  expect(given).toEqual(expected)
})
