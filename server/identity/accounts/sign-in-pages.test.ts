import { expect, test } from 'vitest'
import type { PagePayload } from '../../../shared/pages/page-payload.ts'
import type { ProviderStarts } from '../../../shared/accounts/sign-in-providers.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import type { ProviderStartSource } from './sign-in-pages.ts'

const start = {
  authorizationUrl: 'https://id.example/authorize',
  clientId: 'dray',
  scope: 'openid email profile',
  parameters: { prompt: 'select_account' },
}

async function openShop(providers?: ProviderStartSource) {
  const { app } = await openWholeShop(undefined, providers && { providers })
  return {
    html: async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body,
    page: async (url: string) => {
      const reply = await app.inject({ url, headers: { accept: 'application/json' } })
      return { reply, payload: reply.json<PagePayload>() }
    },
  }
}

test.each([
  ['AUTH-01 AUTH-05', '/account/login', 'authLogin'],
  ['AUTH-02 AUTH-06', '/account/register', 'authRegister'],
  ['OAUTH-01', '/auth/google/callback', 'authGoogleCallback'],
  ['OAUTH-02', '/auth/facebook/callback', 'authFacebookCallback'],
  ['OAUTH-03', '/auth/microsoft/callback', 'authMicrosoftCallback'],
])('%s %s is the page %s, the same for everybody and not for search engines', async (_row, url, route) => {
  const shop = await openShop()
  const { reply, payload } = await shop.page(`${url}?code=secret&state=secret&next=//evil.example`)
  expect(payload.route).toBe(route)
  expect(reply.headers['cache-control']).toContain('public')
  const html = await shop.html(`${url}?code=secret&state=secret&next=//evil.example`)
  expect(html).toContain('<meta name="robots" content="noindex, follow">')
  expect(html).toContain('Signing in needs JavaScript')
  expect(html).not.toContain('secret')
  expect(html).not.toContain('evil.example')
})

test('the sign-in page brings title, subtitle and the providers that are set up (AUTH-08, ENT-82)', async () => {
  const starts: ProviderStarts = { google: start, facebook: null, microsoft: null }
  const shop = await openShop({ starts: async () => starts, offers: (provider) => provider === 'google' })
  const { payload } = await shop.page('/account/login')
  expect(payload.data).toEqual({
    title: 'Sign in',
    subtitle: 'Your basket, orders and wishlist, where you left them.',
    oauthProviders: starts,
  })
  expect(await shop.html('/account/login')).toMatch(/<h1[^>]*>Sign in<\/h1>/)
})

test('a provider that is set up and does not answer just now is back as soon as it does (C-01)', async () => {
  let isDown = true
  const shop = await openShop({
    starts: async () => ({ google: isDown ? null : start, facebook: null, microsoft: null }),
    offers: (provider) => provider === 'google',
  })
  const googleOf = async () => {
    const { payload } = await shop.page('/account/login')
    return payload.route === 'authLogin' ? payload.data.oauthProviders.google : undefined
  }
  expect(await googleOf()).toBeNull()
  isDown = false
  expect(await googleOf()).toEqual(start)
})
