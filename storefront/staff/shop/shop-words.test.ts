import { expect, test } from 'vitest'
import type { ContentEntry } from '../../../shared/api/shop-content-api.ts'
import { settingDefaults } from '../../../shared/api/settings-api.ts'
import { heldText } from './shop-words.ts'

const entry = (name: string, value: unknown): ContentEntry => ({
  entry: name,
  kind: 'setting',
  does: null,
  held: { value },
  usual: null,
  mayChange: true,
  shownOn: null,
  plans: [],
  last: null,
})

test('the list of the shop shows how a text begins, never only that there is one (STAF-22)', () => {
  expect(heldText(entry('faq', { text: '## Vans\n\n### Do you have a van?\n\nYes.' }))).toBe(
    '‘Vans Do you have a van? Yes.’',
  )
  const intro =
    'These terms hold between the breweries that sell through Dray and the pubs that buy from them.'
  expect(heldText(entry('terms', { ...settingDefaults.terms, intro }))).toBe(
    '‘These terms hold between the breweries that sell through …’',
  )
  expect(heldText(entry('company', settingDefaults.company))).toContain(settingDefaults.company.name)
  expect(heldText(entry('hubs', settingDefaults.hubs))).toContain(settingDefaults.hubs.hubs[0]!.name)
  for (const name of ['terms', 'privacy', 'faq', 'hubs', 'company'] as const)
    expect(heldText(entry(name, settingDefaults[name])), name).not.toBe('Set')
  expect(heldText(entry('delivery.default', { kind: 'carrier' }))).toBe('Carrier')
})
