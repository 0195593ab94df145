import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { accessoryShapes, type AccessoryPicture } from './accessory-shapes.ts'
import { containerShapes } from './container-shapes.ts'
import { containerSprite } from './container-sprite.ts'
import { drawAccessoryPicture } from './draw-accessory-picture.ts'
import { drawPaymentCards } from './draw-payment-cards.ts'
import { drawScene, scenes, type SceneName } from './draw-scene.ts'
import { drawSiteMark } from './draw-site-mark.ts'
import { drawWordmark } from './draw-wordmark.ts'
import { containerSymbols, interfaceSymbols } from './sprite-symbols.ts'
import { drawingFault } from './well-formed.ts'

test('every accessory is well-formed and at most 4 KB', () => {
  const pictures = Object.keys(accessoryShapes) as AccessoryPicture[]
  expect(pictures).toHaveLength(33)
  for (const picture of pictures) {
    const drawing = drawAccessoryPicture(picture)
    expect(drawingFault(drawing)).toBeUndefined()
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(4096)
  }
})

test('every coupler of the demo shop has a drawing of its own', () => {
  const text = readFileSync(new URL('../database/demo/accessories.csv', import.meta.url), 'utf8')
  const rows: { name: string; picture: string }[] = parse(text, { columns: true })
  const pictures = rows.filter(({ name }) => name.endsWith('Coupler')).map(({ picture }) => picture)
  expect(pictures.length).toBeGreaterThan(6)
  const drawings = pictures.map((picture) => drawAccessoryPicture(picture as AccessoryPicture))
  expect(new Set(drawings).size).toBe(pictures.length)
})

test('the six scenes are well-formed and at most 24 KB', () => {
  const names = Object.keys(scenes) as SceneName[]
  expect([...names].sort()).toEqual([
    'bar-at-dusk',
    'cellar',
    'dray-on-quay',
    'hop-garden',
    'loading-bay',
    'mash-tun',
  ])
  for (const name of names) {
    const drawing = drawScene(name)
    expect(drawingFault(drawing)).toBeUndefined()
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(24_576)
  }
})

test('the sprite has a pictogram of every container and stays under 14 KB', () => {
  const sprite = containerSprite()
  expect(drawingFault(sprite)).toBeUndefined()
  expect(Buffer.byteLength(sprite)).toBeLessThan(14 * 1024)
  expect(Object.keys(containerSymbols).sort()).toEqual(Object.keys(containerShapes).sort())
  for (const name of [...Object.keys(containerSymbols), ...Object.keys(interfaceSymbols)]) {
    expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 24 24">`)
  }
})

test('the payment cards are well-formed', () => {
  expect(drawingFault(drawPaymentCards())).toBeUndefined()
})

test('the mark and the wordmark take the colour of the text, or the inks they are given', () => {
  expect(drawSiteMark()).toContain('currentColor')
  expect(drawSiteMark({ ink: '#f6f1e7', ground: '#2f5b3a' })).toContain('#2f5b3a')
  expect([drawSiteMark(), drawSiteMark({ ground: '#2f5b3a' }), drawWordmark()].map(drawingFault)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
