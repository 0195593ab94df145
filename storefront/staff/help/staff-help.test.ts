import { expect, test } from 'vitest'
import { breweryHelp, groupHelp } from '../../selling/help/selling-help.ts'
import { staffHelp } from './staff-help.ts'

const all = Object.entries({ ...breweryHelp, ...groupHelp, ...staffHelp })

test('help is three sentences and at least two steps for each screen, short enough to read beside it (SELL-45)', () => {
  for (const [key, { says, steps }] of all) {
    for (const text of [...says, ...steps]) {
      expect(text, key).toMatch(/^[A-Z].*\.$/)
      expect(text.length, text).toBeLessThanOrEqual(140)
    }
    expect(steps.length, key).toBeGreaterThanOrEqual(3)
  }
})
