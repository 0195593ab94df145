import { expect, test } from 'vitest'
import { platformProfile } from '../../../tests/support/shops/agent-shop.ts'
import type { PublicReach } from '../../platform/http/public-reach.ts'
import { createPlatformProfiles } from './platform-profiles.ts'
import { ucpVersion } from './ucp-profile.ts'

test('a profile is asked for within three seconds and 64 KB, and no longer address is called (PLAT-28)', async () => {
  const asked: Parameters<PublicReach['ask']>[0][] = []
  const reach: PublicReach = {
    isClosed: async () => false,
    ask: async (what) => {
      asked.push(what)
      return { status: 200, headers: {}, text: JSON.stringify(platformProfile()), isWhole: true }
    },
  }
  const profiles = createPlatformProfiles(reach, () => new Date())
  const platform = await profiles.read('https://agent.example/profile.json')
  expect(platform.has('dev.ucp.shopping.cart')).toBe(true)
  expect(asked).toMatchObject([{ method: 'GET', timeoutMs: 3000, mostBytes: 65_536 }])
  await expect(profiles.read(`https://agent.example/${'x'.repeat(2000)}`)).rejects.toMatchObject({
    data: { code: 'invalid_profile_url' },
  })
  expect(asked).toHaveLength(1)
})

test('of a profile no name of others is held, so that strangers cannot fill the memory (PLAT-28, SAFE-01)', async () => {
  const names = ['dev.ucp.shopping.cart', 'example.stranger.cart']
  const capabilities = Object.fromEntries(names.map((name) => [name, [{ version: ucpVersion }]]))
  const text = JSON.stringify(platformProfile({ capabilities }))
  const reach: PublicReach = {
    isClosed: async () => false,
    ask: async () => ({ status: 200, headers: {}, text, isWhole: true }),
  }
  const platform = await createPlatformProfiles(reach, () => new Date()).read('https://agent.example/p.json')
  expect(names.filter((name) => platform.has(name))).toEqual(['dev.ucp.shopping.cart'])
})
