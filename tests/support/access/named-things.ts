import type { RouteEntry } from '../../../server/platform/http/route-list.ts'
import type { Ids } from './owned-things.ts'

type IdOf = (ids: Ids) => string

/** An id that nothing has. */
const nobodys = '00000000-0000-4000-8000-000000000000'

/** What a part of an address names, by the beginnings of addresses that name it: the owner's own, or the brewery's. */
const things: [part: string, address: RegExp, of: IdOf][] = [
  [':number', /\/drops\/:number/, ({ runNumber }) => runNumber],
  [
    ':number',
    /^\/api\/(orders|admin\/orders|sell\/:brewery\/orders)\/:number\/claims/,
    ({ deliveredNumber }) => deliveredNumber,
  ],
  [':number', /orders\/:number\/payment/, ({ unpaidNumber }) => unpaidNumber],
  [':number', /orders\/:number/, ({ number }) => number],
  [':number', /\/payouts\/:number/, ({ payout }) => payout],
  [
    ':part',
    /^\/(api\/(orders\/:number\/parts|(sell\/:brewery|admin)\/orders|sell\/orders|sell\/:brewery\/picking)|sell\/orders)\/:part/,
    ({ part }) => part,
  ],
  [':claim', /\/claims\/:claim/, ({ claim }) => claim],
  [':picture', /\/claims\/:claim\/pictures\/:picture/, ({ claimPicture }) => claimPicture],
  [':commentId', /./, ({ commentId }) => commentId],
  [':count', /^\/api\/account\/empties/, ({ brewerysCount }) => brewerysCount],
  [':count', /^\/api\/sell\/:brewery\/empties/, ({ pubsCount }) => pubsCount],
  [':count', /^\/api\/admin\/empties/, ({ disputedCount }) => disputedCount],
  [':charge', /\/empties\/charges\/:charge/, ({ charge }) => charge],
  [':run', /\/runs\/:run/, ({ run }) => run],
  [':delivery', /^\/api\/account\/webhooks/, ({ ownDelivery }) => ownDelivery],
  [':delivery', /^\/api\/sell\/:brewery\/webhooks/, ({ brewerysDelivery }) => brewerysDelivery],
  [':list', /\/price-lists\/:list/, ({ priceList }) => priceList],
  [':draft', /\/beer-drafts\/:draft/, ({ beerDraft }) => beerDraft],
  [':offer', /\/offers\/:offer/, ({ offer }) => offer],
  [':closure', /\/closures\/:closure/, ({ closure }) => closure],
  [':batch', /\/batches\/:batch/, ({ batch }) => batch],
  [':change', /\/catalogue\/:change/, ({ beerChange }) => beerChange],
  [':id', /\/imports\/:id/, ({ takenFile }) => takenFile],
  [':name', /\/beer-pictures\/:name/, ({ beerPicture }) => beerPicture],
  [':pub', /\/pubs\/:pub/, ({ clientId }) => clientId],
  [':container', /./, ({ container }) => container.id],
  [':day', /\/occurrences\/:day/, ({ standingDay }) => standingDay],
  [':dispute', /./, ({ dispute }) => dispute],
  [':beer', /./, ({ beer }) => beer.id],
  [':beerId', /./, ({ beer }) => beer.id],
  [':team', /./, ({ brewery }) => brewery.id],
  [':brewery', /./, ({ brewery }) => brewery.slug],
  [':brewerySlug', /./, ({ brewery }) => brewery.slug],
  [':publicSlug', /./, ({ brewery }) => brewery.slug],
  [':slug', /^\/(api\/)?admin\/groups\//, ({ group }) => group.slug],
  [':slug', /^\/(api\/)?admin\//, ({ brewery }) => brewery.slug],
  [':slug', /./, ({ group }) => group.slug],
  [':group', /./, ({ group }) => group.slug],
  [':groupSlug', /./, ({ group }) => group.slug],
  ['*', /^\/groups\//, ({ group }) => group.slug],
  [':id', /^\/api\/documents\//, ({ documentId }) => documentId],
  [':id', /^\/api\/account\/webhooks\//, ({ webhookId }) => webhookId],
  [':id', /^\/api\/account\/business\/members\//, ({ siteMember }) => siteMember],
  [':id', /^\/api\/account\/business\/invitations\//, ({ siteInvitation }) => siteInvitation],
  [':id', /^\/api\/order-requests\//, ({ orderRequest }) => orderRequest],
  [':id', /^\/api\/account\/tokens\//, ({ tokenId }) => tokenId],
  [':id', /^\/api\/views\//, ({ viewId }) => viewId],
  [':id', /\/addresses\//, ({ addressId }) => addressId],
  [':id', /\/sessions\//, ({ sessionId }) => sessionId],
  [':id', /\/phone-orders\/:id/, () => nobodys],
  [':order', /\/phone-orders\/:order/, () => nobodys],
  [':id', /\/buyers\//, ({ clientId }) => clientId],
  [':id', /\/reviews\//, ({ commentId }) => commentId],
  [':id', /\/cart\/items\//, ({ cartItemId }) => cartItemId],
  [':id', /\/standing-orders\//, ({ standingOrder }) => standingOrder],
  [':id', /\/passkeys\//, ({ passkey }) => passkey],
  [':id', /^\/api\/sell\/:brewery\/webhooks/, ({ brewerysHook }) => brewerysHook],
  [':id', /^\/api\/sell\/:brewery\/tokens/, ({ brewerysToken }) => brewerysToken],
  [':id', /^\/api\/sell\/group\/:group\/tokens/, ({ groupsToken }) => groupsToken],
  [':id', /^\/api\/sell\/:brewery\/people\/invitations/, ({ brewerysInvitation }) => brewerysInvitation],
  [':id', /^\/api\/sell\/:brewery\/people/, ({ member }) => member],
  [':id', /^\/api\/admin\/people\/invitations/, ({ staffsInvitation }) => staffsInvitation],
  [':id', /^\/api\/admin\/people/, ({ colleague }) => colleague],
  [':id', /^\/api\/admin\/refunds\//, ({ askedRefund }) => askedRefund],
  [':id', /\/money\/refunds\/:id\/match/, ({ foreignRefund }) => foreignRefund],
  [':id', /\/money\/refunds\/:id\/again/, ({ dueRefund }) => dueRefund],
  [':id', /\/money\/corrections\//, ({ correction }) => correction],
  [':id', /\/money\/payments\//, ({ bankPayment }) => bankPayment],
  [':id', /\/money\/write-offs\//, ({ writeOff }) => writeOff],
  [':id', /\/money\/pay-backs\//, ({ payBack }) => payBack],
  [':id', /\/organisers\//, ({ organiser }) => organiser],
  [':id', /\/applications\//, ({ application }) => application],
  [':id', /\/worklist\//, ({ worklistEntry }) => worklistEntry],
  [':id', /\/system\/stopped\//, ({ stoppedMail }) => stoppedMail],
  [':id', /\/system\/webhooks\//, ({ brewerysHook }) => brewerysHook],
  [':id', /^\/public\/beers|^\/pictures\/(beer|container)/, ({ beer }) => beer.id],
  [':id', /^\/pictures\/brewery/, ({ brewery }) => brewery.id],
  [':id', /^\/pictures\/group/, ({ group }) => group.id],
]

/** Parts that are words of the shop and name nothing of anybody. */
const words: Record<string, string | ((path: string) => string)> = {
  ':provider': 'google',
  ':program': 'xero',
  ':kind': (path) => (path.includes('/stopped/') ? 'mail' : 'prices'),
  ':account': 'buyer',
  ':verb': verbOf,
  ':entry': (path) => (path.includes('/shop/') ? 'flag:home.shopAllButton' : '1'),
  ':region': 'yorkshire',
  ':page': '1',
  ':period': '2001-01',
  ':tab': 'receivables',
  ':series': 'TOW',
  ':style': 'porter',
  ':beerName': 'x',
  ':version': 'x',
  // An address that a console does not have.
  '*': (path) => (/^\/(sell|admin)\//.test(path) ? 'no/such/screen' : nobodys),
}

function verbOf(path: string): string {
  if (path.includes('/occurrences/')) return 'skip'
  if (path.includes('/standing-orders/')) return 'pause'
  if (path.includes('/applications/')) return 'take-on'
  return path.includes('/credit/') ? 'change' : 'approve'
}

const forEverybody = 'a file that everybody may read'

/** Routes whose last part names nothing that anybody has, and why. */
const noThings: [route: RegExp, why: string][] = [
  [/^GET \/(assets|media)\//, forEverybody],
  [/^GET \/sitemap-:file\.xml$/, forEverybody],
  [/^GET \/pictures\//, 'drawn from the words of the address'],
  [/^GET \/collection-locations\//, 'no hub collects yet'],
  [
    /^GET \/(calendar\/:file|(deliveries|admin\/shop\/preview)\/:key)$/,
    'who has the address may read it: it is the secret',
  ],
]

/** Why a route's address names nothing real; undefined where it does. */
const withoutThing = (route: string): string | undefined =>
  noThings.find(([pattern]) => pattern.test(route))?.[1]

/** Whether an address of a route names something that someone has. */
export const namesThing = ({ method, path }: RouteEntry): boolean =>
  withoutThing(`${method} ${path}`) === undefined &&
  (path.match(parts) ?? []).some((part) =>
    things.some(([name, address]) => name === part && address.test(path)),
  )

/** Each part of an address that is filled in. */
export const parts = /:[a-zA-Z]+|\*/g

/** What is in an address of a route. Throws for a part that no one has said anything about. */
export function partOf({ method, path }: RouteEntry, part: string, ids: Ids): string {
  const thing = things.find(([name, address]) => name === part && address.test(path))
  if (thing) return thing[2](ids)
  const word = words[part]
  if (word !== undefined) return typeof word === 'string' ? word : word(path)
  if (withoutThing(`${method} ${path}`) !== undefined) return nobodys
  throw new Error(`Say in named-things.ts what ${part} of ${method} ${path} is, or why it is nothing real.`)
}
