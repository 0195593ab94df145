import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { groups } from './style-guide-groups.ts'

test('every piece of ui has examples and a place in the style guide', () => {
  // A cell is only seen in a table, and its example is the table's; what is rendered once, in its turn or when it is
  // asked for, has no look of its own; a field's error is in the examples of fields.
  const unseen = new Set(['Cell', 'FieldError', 'RenderedOnce', 'WhenAsked'])
  const pieces = namesOf('storefront/ui/*/[A-Z]*.tsx').filter(
    (name) => !name.includes('.') && !unseen.has(name),
  )
  const examples = namesOf('storefront/ui/*/*.example.tsx').map((name) => name.replace('.example', ''))
  expect(examples).toEqual(pieces)
  expect(groups.flatMap((group) => group.pieces).toSorted()).toEqual(pieces)
})

function namesOf(pattern: string): string[] {
  return globSync(pattern)
    .map((path) => basename(path, '.tsx'))
    .toSorted()
}
