import { expect, test } from 'vitest'
import { loadAccountOverview, loadResetPassword } from './account-pages.ts'

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

test('a page of the settings has its own title and words, is not indexed and depends on nothing (S-13)', async () => {
  expect(await loadAccountOverview(null, request('/account/settings/security'))).toEqual({
    kind: 'page',
    data: { title: 'Signing in', section: 'security' },
    head: {
      description: 'Signing in of your Dray account.',
      canonicalPath: '/account/settings/security',
      indexed: false,
    },
    topics: [],
  })
  expect(await loadAccountOverview(null, request('/account/settings/nowhere'))).toMatchObject({
    kind: 'redirect',
  })
})

test('a page that a mail leads to holds nothing of its reader, and no search engine lists it', async () => {
  expect(await loadResetPassword()).toEqual({
    kind: 'page',
    data: { title: 'Reset your password' },
    head: {
      description: 'Ask for a link to set a new password for your Dray account.',
      canonicalPath: '/account/reset-password',
      indexed: false,
    },
    topics: [],
  })
})
