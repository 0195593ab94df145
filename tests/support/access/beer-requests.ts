import { randomUUID } from 'node:crypto'

const importFile = { kind: 'prices', name: 'x.csv', file: Buffer.from('Id,Price\nx,1').toString('base64') }

/** A new beer with a size, a price and stock. */
export const newBeer = {
  name: 'Heron',
  style: 'porter',
  targetAbv: 4.4,
  allergens: ['gluten', 'barley'],
  sizes: [
    {
      name: '9g Cask (Firkin)',
      type: 'cask',
      volumeMl: 40_914,
      packSize: 1,
      couplerType: null,
      priceMinor: 9675,
      units: 12,
      dutyRate: null,
      dutyMinor: null,
    },
  ],
}

/** The body of each call about a brewery's beers. */
export const beerBodies: Record<string, () => object> = {
  'POST /api/sell/:brewery/beers': () => newBeer,
  'PUT /api/sell/:brewery/beer-drafts/:draft': () => ({ words: { name: 'Heron' }, sizes: newBeer.sizes }),
  'POST /api/sell/:brewery/beers/:beer': () => ({ tastingNotes: 'Burnt toast.' }),
  'POST /api/sell/:brewery/beers/:beer/containers': () => ({
    name: `Size ${randomUUID()}`,
    type: 'keg',
    volumeMl: 30_000,
    packSize: 1,
    couplerType: null,
  }),
  'PUT /api/sell/:brewery/beers/:beer/containers/:container/online': () => ({ isOnline: true }),
  'PUT /api/sell/:brewery/beers/:beer/containers/:container/archived': () => ({ isArchived: false }),
  'PUT /api/sell/:brewery/beers/:beer/archived': () => ({ isArchived: false }),
  'POST /api/sell/:brewery/beers/:beer/batches': () => ({
    gyle: randomUUID(),
    rackedOn: '2026-01-05',
    bestBefore: null,
  }),
  'POST /api/sell/:brewery/page': () => ({ title: 'Beer of the canal' }),
  'PUT /api/sell/:brewery/contact': () => ({ email: 'hello@tern.example' }),
  'POST /api/sell/:brewery/closures': () => {
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    return { from: day, to: day }
  },
  'PUT /api/sell/:brewery/invoice-code': () => ({ code: 'QZX' }),
  'POST /api/sell/:brewery/imports/reading': () => importFile,
  'POST /api/sell/:brewery/imports': () => ({ ...importFile, digest: 'x', leavesOutRefused: false }),
  'POST /api/sell/:brewery/imports/:id/undo': () => ({}),
  'POST /api/admin/catalogue/:change/approve': () => ({}),
  'POST /api/admin/catalogue/:change/refuse': () => ({ reason: 'No claims.' }),
}
