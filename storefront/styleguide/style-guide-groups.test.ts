import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { groups } from './style-guide-groups.ts'

/** A cell is only seen in a table, and its example is the table's. */
const shownByAnother = ['Cell']

test('every piece of ui has examples and a place in the style guide', () => {
  const names = (pattern: string, ending: string) =>
    globSync(pattern, { exclude: ['**/*.test.tsx'] }).map((path) => basename(path, ending))
  const examples = names('storefront/ui/*.example.tsx', '.example.tsx').toSorted()
  const pieces = names('storefront/ui/[A-Z]*.tsx', '.tsx')
    .filter((name) => !name.endsWith('.example') && !shownByAnother.includes(name))
    .toSorted()
  expect(examples).toEqual(pieces)
  expect(groups.flatMap((group) => group.pieces).toSorted()).toEqual(pieces)
})
