import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contextsPicture, drawContexts } from './draw-contexts.ts'

test('the picture of the contexts shows the boundaries and imports that the code has', () => {
  expect(readFileSync(contextsPicture, 'utf8'), 'run `npm run docs:contexts`').toBe(drawContexts())
})
