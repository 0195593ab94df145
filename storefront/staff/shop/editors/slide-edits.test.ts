import { expect, test } from 'vitest'
import { scenes } from '../../../../artwork/draw-scene.ts'
import { sceneNames } from '../../../../shared/pages/scenes.ts'
import { newSlide, orderedSlides, placedSlides } from './slide-edits.ts'

test('slides are listed as the home page shows them, and take the places they are listed at (STAF-22)', () => {
  const [first, second] = [newSlide([]), { ...newSlide([{ id: 'slide-1' }]), position: 0 }]
  expect(orderedSlides([first, second]).map(({ id }) => id)).toEqual(['slide-2', 'slide-1'])
  expect(placedSlides([second, first]).map(({ position }) => position)).toEqual([1, 2])
  expect(orderedSlides(null)).toEqual([])
})

test('a new slide has an id that no other slide has (STAF-22)', () => {
  expect(newSlide([{ id: 'slide-2' }]).id).toBe('slide-3')
  expect(newSlide([{ id: 'one' }, { id: 'two' }]).id).toBe('slide-3')
})

test('every drawn scene can be chosen (STAF-22)', () => {
  expect(Object.keys(sceneNames).toSorted()).toEqual(Object.keys(scenes).toSorted())
})
