import type { Ids } from './owned-things.ts'

const counted = ({ place, containerKind }: Ids) => ({ place, kind: containerKind, count: 1 })
const answer = { agrees: true }

/** What calls about containers take, aimed at those at the owner's pub. */
export const emptiesBodies: Record<string, (things: Ids) => object> = {
  'POST /api/account/empties/counts': (things) => ({ ...counted(things), brewery: things.placeBrewery }),
  'POST /api/account/empties/counts/:count/answer': () => answer,
  'POST /api/sell/:brewery/empties/back': counted,
  'POST /api/sell/:brewery/empties/write-off': (things) => ({
    ...counted(things),
    note: 'The pub has closed.',
  }),
  'POST /api/sell/:brewery/empties/counts/:count/answer': () => answer,
  'POST /api/admin/empties/counts/:count/decision': () => ({ outcome: 'book', note: 'The sheet says so.' }),
  'POST /api/sell/:brewery/deposits': () => ({ kind: 'firkin', netMinor: 3000 }),
  'POST /api/sell/:brewery/container-prices': () => ({ kind: 'firkin', netMinor: 12_000 }),
  'POST /api/sell/:brewery/empties/charges': counted,
  'POST /api/sell/:brewery/empties/charges/:charge/withdraw': () => ({ note: 'We have it.' }),
  'POST /api/sell/:brewery/empties/charges/:charge/found': () => ({ count: 1, where: 'back' }),
  'PUT /api/sell/:brewery/returnables': ({ returnable }) => ({ variant: returnable, isReturnable: false }),
}
