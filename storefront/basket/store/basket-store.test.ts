import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import type { BasketChange } from '../lines/basket-change.ts'
import { nameOf } from '../lines/basket-entry.ts'
import { pretendBrowser } from './basket-tabs.fixture.ts'
import { pretendShop } from './pretend-shop.fixture.ts'

const itemId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const other = '7f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const settle = () => vi.advanceTimersByTimeAsync(5_000)

let warned: { mock: { calls: unknown[] } }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(tabs = 1) {
  const shop = pretendShop()
  const browser = pretendBrowser(shop)
  for (let count = 0; count < tabs; count += 1) browser.openTab()
  const tab = browser.tabs[0]!
  const units = (at = 0) => browser.tabs[at]!.state.entries.map(({ quantity }) => quantity)
  const change = (...changes: BasketChange[]) => void tab.store.change(...changes)
  return { shop, browser, tab, units, change }
}
async function openFor(clientId: string, tabs = 1) {
  const opened = open(tabs)
  opened.browser.signIn(clientId)
  await settle()
  opened.shop.log.length = 0
  return opened
}

test('shows a guest’s line at once, stores it, and sends nothing to a cart (BASK-16, SEC-02)', async () => {
  const { shop, browser, units, tab } = open()
  browser.add(0, { itemId, quantity: 2 })
  expect(units()).toEqual([2])
  await settle()
  expect(tab.state.entries[0]).toMatchObject({ title: `Beer ${itemId}`, priceMinor: 1000 })
  expect(tab.state.entries[0]).not.toHaveProperty('isBare')
  expect(readBasketCookie(browser.cookie.value ?? '')).toMatchObject([{ itemId, quantity: 2 }])
  expect(new Set(shop.log)).toEqual(new Set(['QUOTE']))
})

test('stores a line even when the page closes at once', () => {
  const { browser, tab } = open()
  browser.add(0, { itemId })
  tab.store.flush()
  expect(browser.guest()).toMatchObject([{ commerceItemId: itemId }])
})

test('stores a guest’s offline changes, shows them as waiting, and quotes them once online', async () => {
  const { shop, browser, tab } = open()
  shop.isReachable = false
  browser.add(0, { itemId, title: 'Jetty Pale' })
  await settle()
  expect(tab.state).toMatchObject({ isOffline: true, entries: [{ title: 'Jetty Pale', isWaiting: true }] })
  shop.isReachable = true
  void tab.store.refresh()
  await settle()
  expect(tab.state.isOffline).toBe(false)
  expect(tab.state.entries[0]).toMatchObject({ title: `Beer ${itemId}`, priceMinor: 1000 })
})

test('what turns out to be sold out is not added, with a word (C-23)', async () => {
  const { shop, browser, tab, units } = open()
  shop.stock.set(itemId, 0)
  browser.add(0, { itemId })
  await settle()
  expect(units()).toEqual([])
  expect(tab.news).toEqual([`Beer ${itemId} is sold out online and was not added.`])
})

test('a client’s change goes to the cart, which is read after each (BASK-17, BASK-21, BASK-24)', async () => {
  const { shop, browser, tab, units, change } = await openFor('ada')
  browser.add(0, { itemId, quantity: 2 })
  expect(units()).toEqual([2])
  await settle()
  expect(shop.log).toEqual(['POST', 'GET'])
  expect(shop.cartOf('ada')).toMatchObject([{ commerceItemId: itemId, quantity: 2 }])
  const [line] = tab.state.entries
  change({ does: 'set', name: nameOf(line!), quantity: 5 })
  await settle()
  change({ does: 'remove', names: [nameOf(line!)] })
  expect(units()).toEqual([])
  await settle()
  expect(shop.log).toEqual(['POST', 'GET', 'PATCH', 'GET', 'DELETE', 'GET'])
  expect(shop.cartOf('ada')).toEqual([])
})

test('clearing deletes each line of a basket and no other (BASK-22, BASK-23)', async () => {
  const { shop, browser, tab, change } = await openFor('ada')
  browser.add(0, { itemId })
  browser.add(0, { itemId, groupSlug: 'wales' })
  browser.add(0, { itemId: other, groupSlug: 'wales' })
  await settle()
  const names = tab.state.entries.map(nameOf)
  shop.log.length = 0
  change({ does: 'remove', names: names.filter(({ groupSlug }) => groupSlug === 'wales') })
  await settle()
  expect(shop.log).toEqual(['DELETE', 'DELETE', 'GET'])
  expect(shop.cartOf('ada').map(({ group }) => group)).toEqual([null])
  change({ does: 'remove', names })
  await settle()
  expect(shop.cartOf('ada')).toEqual([])
})

test('a refused change is rolled back, with a word where the shop has one', async () => {
  const { shop, browser, tab, units } = await openFor('ada')
  shop.stock.set(itemId, 0)
  browser.add(0, { itemId })
  expect(units()).toEqual([1])
  await settle()
  expect(units()).toEqual([])
  expect(tab.news).toEqual(['This is sold out online.'])
  expect(browser.waitingOf('ada')).toEqual([])
})

test('a line that sold out since it was removed is not put back, with a word (C-22)', async () => {
  const { shop, browser, tab, units, change } = await openFor('ada')
  browser.add(0, { itemId, quantity: 2 })
  browser.add(0, { itemId: other, quantity: 3 })
  await settle()
  const removed = [...tab.state.entries]
  change({ does: 'remove', names: removed.map(nameOf) })
  await settle()
  shop.stock.set(itemId, 0)
  change({ does: 'restore', entries: removed })
  await settle()
  expect(units()).toEqual([3])
  expect(tab.news).toEqual([`Beer ${itemId} is sold out online and was not added.`])
})

test('only logs a server error; the change waits and is sent later (ERR-15)', async () => {
  const { shop, browser, tab, units } = await openFor('ada')
  shop.fates.push('fault')
  browser.add(0, { itemId })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tab.state).toMatchObject({ isOffline: true, entries: [{ isWaiting: true }] })
  expect(tab.news).toEqual([])
  expect(warned.mock.calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shop.cartOf('ada')).toMatchObject([{ quantity: 1 }])
  expect(units()).toEqual([1])
})

test('a lost answer doubles nothing, and what waits survives the page', async () => {
  const { shop, browser } = await openFor('ada')
  shop.fates.push('answer-lost')
  browser.add(0, { itemId, quantity: 3 })
  await vi.advanceTimersByTimeAsync(1_000)
  browser.reload(0)
  await settle()
  expect(shop.cartOf('ada')).toMatchObject([{ quantity: 3 }])
  expect(browser.waitingOf('ada')).toEqual([])
})

test('new prices are being taken, then they are, by one call for each line (BASK-32, BASK-33, BASK-34)', async () => {
  const { shop, browser, tab, change } = await openFor('ada')
  browser.add(0, { itemId })
  await settle()
  shop.carts.set('ada', [{ ...shop.cartOf('ada')[0]!, priceMinor: 1120, priceChangeMinor: 120 }])
  void tab.store.refresh()
  await settle()
  shop.log.length = 0
  change({ does: 'acknowledge', names: tab.state.entries.map(nameOf) })
  expect(tab.state).toMatchObject({ isAcknowledging: true, entries: [{ priceChangeMinor: 120 }] })
  await settle()
  expect(tab.state).toMatchObject({ isAcknowledging: false, entries: [{ priceChangeMinor: 0 }] })
  expect(shop.log).toEqual(['ACKNOWLEDGE', 'GET'])
})

test('new prices that the shop cannot take are only logged, and taken later (ERR-20)', async () => {
  const { shop, browser, tab, change } = await openFor('ada')
  browser.add(0, { itemId })
  await settle()
  shop.carts.set('ada', [{ ...shop.cartOf('ada')[0]!, priceMinor: 1120, priceChangeMinor: 120 }])
  void tab.store.refresh()
  await settle()
  const before = warned.mock.calls.length
  shop.fates.push('fault')
  change({ does: 'acknowledge', names: tab.state.entries.map(nameOf) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(warned.mock.calls).toHaveLength(before + 1)
  expect(tab.news).toEqual([])
  expect(tab.state).toMatchObject({ isAcknowledging: false, entries: [{ priceChangeMinor: 120 }] })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tab.state).toMatchObject({ isOffline: false, entries: [{ priceChangeMinor: 0 }] })
})

test('at sign-in a guest’s lines go into the account once, and others stay (BASK-25, BASK-26, OPEN-08)', async () => {
  const { shop, browser } = open(2)
  browser.add(0, { itemId, quantity: 2 })
  browser.add(1, { itemId: 'demo-1' })
  await settle()
  browser.signIn('ada')
  await settle()
  expect(shop.log.filter((call) => call === 'MERGE')).toHaveLength(1)
  expect(shop.cartOf('ada')).toMatchObject([{ commerceItemId: itemId, quantity: 2 }])
  expect(browser.guest().map(({ commerceItemId }) => commerceItemId)).toEqual(['demo-1'])
  browser.reload(0)
  await settle()
  expect(shop.cartOf('ada')).toMatchObject([{ quantity: 2 }])
  expect(browser.tabs.map(({ state }) => state.entries.length)).toEqual([1, 1])
})

test('a failed merge changes nothing and succeeds on the next try (ERR-17)', async () => {
  const { shop, browser, tab } = open()
  browser.add(0, { itemId, quantity: 2 })
  await settle()
  shop.fates.push('answer', 'answer-lost')
  browser.signIn('ada')
  await settle()
  expect(browser.guest()).toMatchObject([{ quantity: 2 }])
  void tab.merge()
  await settle()
  expect(shop.cartOf('ada')).toMatchObject([{ quantity: 2 }])
  expect(browser.guest()).toEqual([])
})

test('a sold-out line is not taken by a merge and stays for another day', async () => {
  const { shop, browser } = open()
  browser.add(0, { itemId })
  await settle()
  shop.stock.set(itemId, 0)
  browser.signIn('ada')
  await settle()
  expect(shop.cartOf('ada')).toEqual([])
  expect(browser.guest()).toMatchObject([{ commerceItemId: itemId }])
})

test('when the session ends the local basket stays, and nothing of the client’s is seen (OPEN-67)', async () => {
  const { shop, browser, tab, units } = await openFor('ada')
  browser.add(0, { itemId })
  await settle()
  shop.isReachable = false
  browser.signOut()
  browser.add(0, { itemId: other, quantity: 4 })
  await settle()
  expect(tab.state.entries).toMatchObject([{ commerceItemId: other, quantity: 4 }])
  shop.isReachable = true
  browser.signIn('bob')
  await settle()
  expect(shop.cartOf('ada')).toMatchObject([{ commerceItemId: itemId }])
  expect(shop.cartOf('bob')).toMatchObject([{ commerceItemId: other }])
  expect(units()).toEqual([4])
})

test('a session that expires leaves the lines, and the client goes on where it stopped (S-05, OPEN-67)', async () => {
  const { shop, browser, tab, units } = await openFor('ada')
  browser.add(0, { itemId })
  await settle()
  shop.log.length = 0
  browser.endSession()
  await settle()
  expect(tab.state).toMatchObject({ isSignedOut: true, entries: [{ commerceItemId: itemId }] })
  browser.add(0, { itemId: other, quantity: 4 })
  await vi.advanceTimersByTimeAsync(200_000)
  expect(units()).toEqual([1, 4])
  expect(shop.log).toEqual([])
  browser.reload(0)
  await settle()
  expect(browser.tabs[0]!.state.entries).toHaveLength(2)
  browser.signIn('ada')
  await settle()
  expect(browser.tabs[0]!.state.isSignedOut).toBe(false)
  expect(shop.cartOf('ada').map(({ quantity }) => quantity)).toEqual([1, 4])
})

test('another client sees nothing of a basket that is waiting for its own (S-05)', async () => {
  const { shop, browser, units } = await openFor('ada')
  browser.add(0, { itemId })
  await settle()
  browser.endSession()
  browser.add(0, { itemId: other })
  await settle()
  browser.signIn('bob')
  await settle()
  expect(units()).toEqual([])
  expect(shop.cartOf('bob')).toEqual([])
  browser.signIn('ada')
  await settle()
  expect(units()).toEqual([1, 1])
})

test('signed out by hand, nothing of the client’s lines stays (S-05, OPEN-67)', async () => {
  const { browser, units, tab } = await openFor('ada')
  browser.add(0, { itemId })
  await settle()
  browser.signOut()
  await settle()
  expect(units()).toEqual([])
  expect(tab.state.isSignedOut).toBe(false)
})

test('shows an error to a client whose cart was never loaded and cannot be read', async () => {
  const { shop, browser, tab } = open()
  shop.isReachable = false
  browser.signIn('ada')
  expect(tab.state.status).toBe('loading')
  await settle()
  expect(tab.state.status).toBe('failed')
  shop.isReachable = true
  void tab.store.refresh()
  await settle()
  expect(tab.state).toMatchObject({ status: 'ready', entries: [] })
})

test('without storage the basket shows a notice and works while the page is open', async () => {
  const { browser, tab, units } = open()
  browser.cookie.isDenied = true
  browser.add(0, { itemId })
  await settle()
  expect(tab.state.isUnstored).toBe(false)
  tab.denyStorage()
  browser.add(0, { itemId })
  await settle()
  expect(tab.state.isUnstored).toBe(true)
  expect(units()).toEqual([2])
})
