import { expect, test } from 'vitest'
import { screenOf } from './selling-screen.ts'

test.each([
  ['/sell', { kind: 'chooser' }],
  ['/sell/jet-lantern', { kind: 'today', brewery: 'jet-lantern' }],
  ['/sell/jet-lantern/pubs/empties', { kind: 'empties', brewery: 'jet-lantern' }],
  ['/sell/jet-lantern/pubs/p-1', { kind: 'pub', brewery: 'jet-lantern', id: 'p-1' }],
  ['/sell/jet-lantern/no-such-place', { kind: 'nowhere', brewery: 'jet-lantern' }],
  ['/sell/jet-lantern/money/2/3', { kind: 'nowhere', brewery: 'jet-lantern' }],
  ['/sell/group/forth-crossing/no-such-place', { kind: 'nowhere', group: 'forth-crossing' }],
  ['/sell/group', null],
  ['/sell/apply/more', null],
  ['/elsewhere', null],
])('%s shows its screen, and a wrong address keeps its brewery or group (SELL-39)', (path, screen) => {
  expect(screenOf(path)).toEqual(screen)
})
