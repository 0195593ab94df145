import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIdColumn } from './id-column.ts'

test('ids come back as they were put, and are in the order of their texts (OPEN-18)', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { minLength: 2, maxLength: 30 }), (ids) => {
      const column = createIdColumn()
      for (const [slot, id] of ids.entries()) column.put(slot, id)
      expect(ids.map((_, slot) => column.idOf(slot))).toEqual(ids)
      for (const [one, id] of ids.entries())
        for (const [other, otherId] of ids.entries()) {
          const wanted = id < otherId ? -1 : Number(id > otherId)
          expect([column.compare(one, other), column.compareTo(otherId)(one)].map(Math.sign)).toEqual([
            wanted,
            wanted,
          ])
        }
    }),
  )
})
