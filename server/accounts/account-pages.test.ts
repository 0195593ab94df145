import { expect, test } from 'vitest'
import { loadAccountOverview } from './account-pages.ts'

const request = (path: string) => ({
  path,
  params: {},
  query: new URLSearchParams(),
  publicUrl: 'https://dray.example',
})

test('/account leads to the overview, which answers itself (S-13)', async () => {
  expect(await loadAccountOverview(null, request('/account'))).toEqual({
    kind: 'redirect',
    to: '/account/overview',
  })
  expect((await loadAccountOverview(null, request('/account/overview'))).kind).toBe('page')
})
