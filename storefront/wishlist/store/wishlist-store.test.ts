import fc from 'fast-check'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { WishlistItem } from '../../../shared/api/wishlist-api.ts'
import { readWishlistCookie } from '../../../shared/wishlist/wishlist-cookie.ts'
import { CallError } from '../../api/json-calls.ts'
import { wishlistStorage, withCookie } from './stored-wishlist.ts'
import { isBeer } from './wish-record.ts'
import { createWishlistStore, clearedWishlist } from './wishlist-store.ts'

const [mild, stout, pale] = [
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '4f2504e0-4f89-41d3-9a0c-0305e82c3302',
  '5f2504e0-4f89-41d3-9a0c-0305e82c3303',
] as const
const beers = [mild, stout, pale]

const beer = (id: string) => ({
  id,
  name: `Beer ${id[0]}`,
  style: 'Mild',
  team: { id: 't', slug: 's', name: 'S' },
})

/** A browser with its tabs, and a server that may be out of reach or refuse. */
function openWorld() {
  const texts = new Map<string, string>()
  const cookie: { value: string | null } = { value: null }
  const server = new Map<string, string[]>()
  const answers = new Map<string, unknown>()
  let line: 'up' | 'down' | 'lost' = 'up'
  let refusal: number | null = null
  let ids = 0
  let time = 0
  const asked: string[] = []
  const announced: string[][] = []

  const item = (beerId: string) =>
    ({ beerId, addedAt: new Date(time).toISOString(), beer: beer(beerId) }) as unknown as WishlistItem

  async function answer<T>(name: string, work: () => T): Promise<T> {
    asked.push(name)
    await Promise.resolve()
    if (line === 'down') throw new TypeError('no connection')
    if (refusal !== null) throw new CallError(refusal, 'Refused', {})
    const done = work()
    if (line === 'lost') throw new TypeError('the answer was lost')
    return done
  }

  const newId = () => `id-${(ids += 1)}`
  const now = () => new Date((time += 1000))

  function tab() {
    let client: string | null = null
    const own = () => server.get(client!) ?? []
    const storage = wishlistStorage(
      {
        getItem: (key) => texts.get(key) ?? null,
        setItem: (key, text) => void texts.set(key, text),
        removeItem: (key) => void texts.delete(key),
      },
      { read: () => cookie.value, write: (value) => void (cookie.value = value) },
    )
    const store = createWishlistStore({
      storage,
      newId,
      now,
      withLock: (_name, work) => work(),
      show: () => {},
      showMerge: (sentences) => void announced.push(sentences),
      calls: {
        read: () => answer('GET', () => own().map(item)),
        add: (beerId) =>
          answer('POST', () => {
            server.set(client!, [...new Set([...own(), beerId])])
            return item(beerId)
          }),
        remove: (beerId) =>
          answer('DELETE', () => {
            server.set(
              client!,
              own().filter((other) => other !== beerId),
            )
          }),
        merge: ({ key, beerIds }) =>
          answer(`MERGE ${key}`, () => {
            const before = answers.get(`${client} ${key}`)
            if (before !== undefined) return before as { items: [] }
            const items = beerIds.map((beerId) => ({
              beerId,
              outcome: own().includes(beerId) ? ('kept' as const) : ('added' as const),
              reason: null,
            }))
            server.set(client!, [...new Set([...own(), ...beerIds])])
            answers.set(`${client} ${key}`, { items })
            return { items }
          }),
        describe: (beerId) => answer('describe', () => beer(beerId) as never),
      },
    })
    store.change((wishlist) => withCookie(wishlist, cookie.value, { now: now(), newId }))
    return {
      ...store,
      signIn: (id: string | null) => {
        client = id
        store.belongTo(id)
      },
      ids: () => store.wishes().flatMap((wish) => (isBeer(wish) ? wish.beerId : [])),
    }
  }

  return {
    tab,
    asked,
    announced,
    texts,
    cookie,
    server: (client: string) => server.get(client) ?? [],
    setServer: (client: string, beerIds: string[]) => void server.set(client, beerIds),
    line: (state: typeof line) => (line = state),
    refuse: (status: number | null) => (refusal = status),
  }
}

let warnings: MockInstance
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('stores a guest’s wishlist in the browser and only sends reads of beers (WISH-23)', async () => {
  const world = openWorld()
  const tab = world.tab()
  expect(tab.toggle(mild.toUpperCase())).toBe(true)
  await tab.refresh()
  expect(new Set(world.asked)).toEqual(new Set(['describe']))
  expect(world.tab().wishes()).toMatchObject([{ beerId: mild, title: 'Beer 3', teamId: 't' }])
  expect(readWishlistCookie(world.cookie.value!)).toEqual([mild])
  expect(tab.toggle(mild)).toBe(false)
  expect([world.cookie.value, world.texts.size]).toEqual([null, 0])
})

test('a client sees a beer before the server answers, and it goes to the server (WISH-15, BEER-09)', async () => {
  const world = openWorld()
  const tab = world.tab()
  tab.signIn('ada')
  tab.toggle(mild, { name: 'Mild', breweryName: 'Hop', imageUrl: '', href: '/beer' })
  expect(tab.wishes()).toMatchObject([{ beerId: mild, title: 'Mild', breweryName: 'Hop' }])
  expect(world.server('ada')).toEqual([])
  await tab.refresh()
  expect(world.server('ada')).toEqual([mild])
  tab.toggle(mild)
  expect(tab.ids()).toEqual([])
  await tab.refresh()
  expect(world.server('ada')).toEqual([])
})

test('an unanswered change stays, is only logged, and is sent again (ERR-16, OPEN-53)', async () => {
  const world = openWorld()
  const tab = world.tab()
  tab.signIn('ada')
  world.refuse(500)
  tab.toggle(mild)
  await tab.refresh()
  expect(tab.ids()).toEqual([mild])
  expect(warnings).toHaveBeenCalled()
  world.refuse(null)
  await tab.refresh()
  expect(world.server('ada')).toEqual([mild])
})

test('what the server will never take leaves with the next refresh (OPEN-53)', async () => {
  const world = openWorld()
  const tab = world.tab()
  tab.signIn('ada')
  world.refuse(404)
  tab.toggle(mild)
  await Promise.resolve()
  expect(tab.ids()).toEqual([mild])
  await tab.refresh()
  expect(tab.ids()).toEqual([])
})

test('a refresh shows what another device did (WISH-20)', async () => {
  const world = openWorld()
  const tab = world.tab()
  tab.signIn('ada')
  world.setServer('ada', [stout, pale])
  await tab.refresh()
  expect(tab.ids().toSorted()).toEqual([stout, pale])
})

test('only beers with a strict UUID are merged; the rest stays in the browser (WISH-22)', async () => {
  const world = openWorld()
  world.texts.set(
    'dray-wishlist',
    JSON.stringify({
      guest: [
        { kind: 'beer', beerId: mild, title: 'Mild', addedAt: '1' },
        { kind: 'beer', beerId: 'abc', addedAt: '2' },
        { kind: 'beer', beerId: stout.replaceAll('-', ''), addedAt: '3' },
        { kind: 'catalog', productId: pale, addedAt: '4' },
      ],
    }),
  )
  const tab = world.tab()
  tab.signIn('ada')
  await tab.merge()
  await tab.refresh()
  expect(world.server('ada')).toEqual([mild])
  expect(tab.wishes()).toHaveLength(4)
  expect(world.announced).toEqual([['1 beer was added to your wishlist.']])
  tab.signIn(null)
  expect(tab.wishes().map((wish) => (isBeer(wish) ? wish.beerId : wish.productId))).toEqual([
    pale,
    stout.replaceAll('-', ''),
    'abc',
  ])
})

test('a merge whose answer was lost is sent again with its key and its beers, and done once (C-46)', async () => {
  const world = openWorld()
  const tab = world.tab()
  tab.toggle(mild)
  tab.toggle(stout)
  tab.signIn('ada')
  world.line('lost')
  await expect(tab.merge()).rejects.toThrow('lost')
  tab.remove([`beer:${stout}`])
  world.line('up')
  await world.tab().refresh()
  await tab.merge()
  await tab.refresh()
  const merges = world.asked.filter((call) => call.startsWith('MERGE'))
  expect(merges).toHaveLength(2)
  expect(new Set(merges).size).toBe(1)
  expect([tab.ids(), world.server('ada')]).toEqual([[mild], [mild]])
})

test('a merge that is refused for good leaves the beers here and gets another key (C-46)', async () => {
  const world = openWorld()
  const tab = world.tab()
  tab.toggle(mild, { name: 'Mild', breweryName: '', imageUrl: '', href: '' })
  tab.toggle(stout, { name: 'Stout', breweryName: '', imageUrl: '', href: '' })
  await tab.refresh()
  tab.signIn('ada')
  world.refuse(422)
  await expect(tab.merge()).rejects.toThrow('Refused')
  expect(JSON.parse(world.texts.get('dray-wishlist')!).merge).toBeNull()
  expect(tab.ids()).toEqual([stout, mild])
})

test('a client’s list leaves the browser with the client; another client sees nothing of it', async () => {
  const world = openWorld()
  const tab = world.tab()
  tab.signIn('ada')
  tab.toggle(mild)
  await tab.refresh()
  world.line('down')
  tab.toggle(stout)
  await tab.refresh()
  tab.signIn(null)
  expect(tab.ids()).toEqual([stout])
  tab.remove([`beer:${stout}`])
  world.line('up')
  tab.signIn('bob')
  await tab.refresh()
  expect([tab.ids(), world.server('ada')]).toEqual([[], [mild]])
})

test('what a page without scripts wrote is taken over, for guest and client', async () => {
  const world = openWorld()
  world.tab().toggle(mild)
  world.cookie.value = `2.${stout.replaceAll('-', '')}.${pale.replaceAll('-', '')}`
  expect(world.tab().ids().toSorted()).toEqual([stout, pale])
  const tab = world.tab()
  tab.remove([`beer:${stout}`, `beer:${pale}`])
  tab.signIn('ada')
  world.cookie.value = `1.${mild.replaceAll('-', '')}`
  const next = world.tab()
  next.signIn('ada')
  await next.refresh()
  expect(world.server('ada')).toEqual([mild])
})

test('switched off, list and cookie are gone (WISH-13, WISH-14)', () => {
  const world = openWorld()
  const tab = world.tab()
  tab.toggle(mild)
  tab.change(clearedWishlist)
  expect([tab.ids(), world.cookie.value, world.texts.size]).toEqual([[], null, 0])
})

test('whatever two tabs of a client do over a bad line, both and the server end with the same wishes', async () => {
  const action = fc.record({
    tab: fc.nat(1),
    beer: fc.constantFrom(...beers),
    line: fc.constantFrom('up', 'down', 'lost'),
    refreshes: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      const world = openWorld()
      const tabs = [world.tab(), world.tab()]
      for (const tab of tabs) tab.signIn('ada')
      let wished: string[] = []
      for (const { tab, beer, line, refreshes } of actions) {
        world.line(line as 'up')
        tabs[tab]!.toggle(beer)
        wished = wished.includes(beer) ? wished.filter((other) => other !== beer) : [...wished, beer]
        if (refreshes) await tabs[tab]!.refresh()
      }
      world.line('up')
      for (const tab of [...tabs, ...tabs]) await tab.refresh()
      const ends = [tabs[0]!.ids(), tabs[1]!.ids(), world.server('ada')].map((ids) => ids.toSorted())
      expect(ends).toEqual([wished, wished, wished].map((ids) => ids.toSorted()))
    }),
  )
})
