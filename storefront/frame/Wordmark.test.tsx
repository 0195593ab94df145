import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawWordmark } from '../../artwork/draw-wordmark.ts'
import { Wordmark } from './Wordmark.tsx'

test('the name in the header is drawn as the artwork sets it', () => {
  expect(outlines(renderToStaticMarkup(<Wordmark />))).toEqual(outlines(drawWordmark()))
})

const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
