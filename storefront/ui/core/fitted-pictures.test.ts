import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
/** The class of the box around a small picture that fills it. */
const thumbnail = /className=\{styles\.(\w+)\}>\s*(?:\{[^<>]*)?<Picture\b[^>]*?width=\{(\d{1,3})\}[^>]*?fit=/g

/**
 * For the height of a row WebKit takes a picture's own height where its box has an aspect ratio alone: a line of the cart
 * was 480 px too high.
 */
test('boxes of small pictures in lines have a height of their own (CART-05)', () => {
  const boxes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.example.'))
    .flatMap((path) =>
      [...read(path).matchAll(thumbnail)]
        .filter(([, , width]) => Number(width) <= 160)
        .map(([, name]) => ({ path, name: name! })),
    )
  expect(boxes.length).toBeGreaterThan(4)
  for (const { path, name } of boxes) {
    const rules = [
      ...read(path.replace(/tsx$/, 'module.css')).matchAll(new RegExp(`\\.${name} \\{[^}]*\\}`, 'g')),
    ]
    expect([path, rules.some(([rule]) => /block-size: [\d.]+rem/.test(rule))]).toEqual([path, true])
  }
})
