import { expect, test } from 'vitest'
import { isRotating, type RotationFacts, slideAfter, swipeStep, wantsRotation } from './hero-rotation.ts'

const calm: RotationFacts = {
  slides: 3,
  wish: null,
  isReduced: false,
  isHovered: false,
  isFocused: false,
  isHidden: false,
}

test.each<[string, Partial<RotationFacts>, boolean]>([
  ['HOME-11 on their own', {}, true],
  ['HOME-17 not when there is one', { slides: 1 }, false],
  ['not under the pointer', { isHovered: true }, false],
  ['not while something in them has focus', { isFocused: true }, false],
  ['not in a hidden tab', { isHidden: true }, false],
  ['not when reduced motion is asked', { isReduced: true }, false],
  ['not once paused', { wish: 'pause' }, false],
  ['once started, whatever the pointer does', { wish: 'play', isHovered: true, isFocused: true }, true],
  ['once started, though reduced motion is asked', { wish: 'play', isReduced: true }, true],
  ['not in a hidden tab, though started', { wish: 'play', isHidden: true }, false],
])('slides change: %s', (_when, facts, expected) => {
  expect(isRotating({ ...calm, ...facts })).toBe(expected)
})

test('the button shows pause while slides change, and play otherwise', () => {
  expect(wantsRotation({ wish: null, isReduced: false })).toBe(true)
  expect(wantsRotation({ wish: null, isReduced: true })).toBe(false)
  expect(wantsRotation({ wish: 'pause', isReduced: false })).toBe(false)
  expect(wantsRotation({ wish: 'play', isReduced: true })).toBe(true)
})

test('after the last slide comes the first, and before the first the last (HOME-13)', () => {
  expect([slideAfter(0, 1, 3), slideAfter(2, 1, 3), slideAfter(0, -1, 3)]).toEqual([1, 0, 2])
  expect([slideAfter(0, 1, 1), slideAfter(0, 1, 0)]).toEqual([0, 0])
})

test.each([
  [-80, 10, 1],
  [80, -10, -1],
  [30, 0, 0],
  [-80, 60, 0],
])('a finger that moved %i across and %i down turns by %i', (across, down, step) => {
  expect(swipeStep(across, down)).toBe(step)
})
