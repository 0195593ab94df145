import { Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PartStore, RenderedOnce, withParts } from './RenderedOnce.tsx'

const beer = { name: 'Stout' }
const Field = () => <input id={useId()} />
const Failing = (): never => {
  throw new Error('cannot be drawn')
}

const Page = ({ isFailing = false }: { isFailing?: boolean }) => (
  <main>
    <Field />
    <RenderedOnce of={beer} as="part">
      {() => (
        <section>
          <Field />
          <RenderedOnce of={beer} as="inner">
            {() => <b>{beer.name}</b>}
          </RenderedOnce>
          <Suspense fallback="Not now">{isFailing && <Failing />}</Suspense>
        </section>
      )}
    </RenderedOnce>
    <Field />
  </main>
)

function memoryStore() {
  const stored = new Map<string, string>()
  const store: PartStore<string> = {
    find: (_owner, name) => stored.get(name),
    add: (_owner, name, html) => {
      stored.set(name, html)
      return html
    },
    text: (_key, render) => render(),
  }
  return { stored, store }
}
const draw = (store: PartStore<string>, page = <Page />) =>
  withParts(store, renderToString, () => renderToString(page)).join('')

test('a page with a stored part is the page as it is rendered whole, ids included', () => {
  const { stored, store } = memoryStore()
  const whole = renderToString(<Page />)
  expect(draw(store)).toBe(whole)
  expect([...stored.keys()]).toEqual(['part'])
  expect(draw(store)).toBe(whole)
})

test('a part of which something failed is not stored', () => {
  const { stored, store } = memoryStore()
  expect(draw(store, <Page isFailing />)).toContain('Not now')
  expect(stored.size).toBe(0)
})
