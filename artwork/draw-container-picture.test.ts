import { expect, test } from 'vitest'
import { letterings } from '../shared/catalogue/brewery-house-style.ts'
import { containerShapes, type DrawnContainer } from './container-shapes.ts'
import { containerBytes, drawContainerPicture } from './draw-container-picture.ts'
import type { LabelFacts } from './label-facts.ts'
import { drawingFault } from './well-formed.ts'

const pictures = Object.keys(containerShapes) as DrawnContainer[]
const label: LabelFacts = {
  beerName: 'Low Tide',
  breweryName: 'Salt Quay',
  town: 'Whitby',
  styleCode: 'porter',
  abv: 5,
  colorHex: '#3a2118',
  palette: 'oxide',
  emblem: 'barley',
  lettering: 'slab',
}

test('all fourteen containers are drawn', () => {
  expect([...pictures].sort()).toEqual([
    'bottle-375',
    'bottle-500',
    'can-330',
    'can-440',
    'cask-firkin',
    'cask-kilderkin',
    'cask-pin',
    'dolium',
    'keg-20',
    'keg-30',
    'keg-50',
    'keykeg',
    'mixed-pack',
    'universal',
  ])
})

test('a container is well-formed and at most 7 KB with any name in any lettering', () => {
  for (const picture of pictures) {
    for (const lettering of letterings) {
      for (const beerName of [
        '',
        'W'.repeat(300),
        'Black Sheep of the Family '.repeat(9),
        '<script>"&',
        'g j Q '.repeat(60),
      ]) {
        const drawing = drawContainerPicture({ picture, label: { ...label, lettering, beerName } })
        expect(drawingFault(drawing)).toBeUndefined()
        expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(containerBytes)
      }
    }
    expect(drawingFault(drawContainerPicture({ picture }))).toBeUndefined()
  }
})

test('a container wears the palette of its beer', () => {
  expect(drawContainerPicture({ picture: 'keg-30', label })).toContain('#98341f')
  expect(drawContainerPicture({ picture: 'keg-30' })).not.toContain('#98341f')
})
