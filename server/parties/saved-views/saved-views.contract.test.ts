import { expect, test } from 'vitest'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'

const shop = await openAccountShop({ lasts: 'file' })
const list = '/sell/tern/orders'

async function person() {
  const session = await shop.register()
  const headers = bearer(session)
  return {
    keep: (name: string, query = 'q=Edinburgh&view=late', of = list) =>
      shop.post('/api/views', { list: of, name, query }, headers),
    read: async (of = list) =>
      (await shop.get(`/api/views?${new URLSearchParams({ list: of })}`, headers)).json(),
    takeAway: (id: string) => shop.call('DELETE', `/api/views/${id}`, undefined, headers),
    data: async () => (await shop.get('/api/account/data', headers)).json(),
  }
}

test('a view is kept for the person and the list alone, and a name taken again gets the new address (SELL-07)', async () => {
  const one = await person()
  const other = await person()
  expect((await one.keep('  Edinburgh late ')).statusCode).toBe(200)
  const [view] = (await one.read()).views
  expect(view).toEqual({ id: expect.any(String), name: 'Edinburgh late', query: 'q=Edinburgh&view=late' })
  expect(await other.read()).toEqual({ views: [] })
  expect(await one.read('/sell/tern/pubs')).toEqual({ views: [] })
  expect((await other.takeAway(view.id)).statusCode).toBe(404)

  const again = await one.keep('Edinburgh late', 'q=Leith')
  expect(again.json().views).toEqual([{ ...view, query: 'q=Leith' }])
  expect((await one.data()).savedViews).toEqual([{ list, name: 'Edinburgh late', query: 'q=Leith' }])
  expect((await one.takeAway(view.id)).statusCode).toBe(204)
  expect((await one.takeAway(view.id)).statusCode).toBe(404)
  expect(await one.read()).toEqual({ views: [] })
})

test('the twenty-first view of a list is refused with the limit, also of many kept at once (SELL-07)', async () => {
  const one = await person()
  for (let at = 0; at < 19; at += 1) await one.keep(`View ${at}`)
  const codes = await Promise.all(['a', 'b', 'c'].map(async (name) => (await one.keep(name)).statusCode))
  expect(codes.toSorted()).toEqual([200, 409, 409])
  const refused = await one.keep('d')
  expect(refused.json()).toMatchObject({
    code: 'too_many_views',
    message: 'At most 20 views of a list can be saved. Remove one first.',
  })
  expect((await one.read()).views).toHaveLength(20)
  expect((await one.keep('View 3', 'q=new')).statusCode).toBe(200)
  expect((await one.keep('d', 'q=new', '/sell/tern/pubs')).statusCode).toBe(200)
})

test.each([
  ['another page of the shop', { list: '/account' }],
  ['another site', { list: 'https://evil.example/sell' }],
  ['no name', { name: '  ' }],
  ['a long name', { name: 'x'.repeat(41) }],
  ['no query', { query: '' }],
  ['a long query', { query: 'x'.repeat(1001) }],
])('%s is refused with its field (SELL-07)', async (_what, wrong) => {
  const session = await shop.register()
  const body = { list, name: 'Late', query: 'view=late', ...wrong }
  const reply = await shop.post('/api/views', body, bearer(session))
  expect(reply.statusCode).toBe(400)
  expect(reply.body).toContain(Object.keys(wrong)[0])
})
