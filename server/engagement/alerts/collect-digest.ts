import { lowUnits } from '../../../shared/catalogue/stock-band.ts'
import type { DigestKind } from '../../../shared/newsletter/alert-kinds.ts'
import { formatAbv } from '../../../shared/format/abv.ts'
import type { WatchedBeer } from '../../catalogue/beers/find-watched-beers.ts'
import type { DigestSection } from '../../platform/mail/templates/alert-digest-mail.ts'

/** What one client's daily email is made of. */
export type DigestFacts = {
  /** Kinds that the client has switched on. */
  kinds: ReadonlySet<DigestKind>
  /** Since when the client has followed each brewery, on its own or by a group. */
  followedSince: ReadonlyMap<string, Date>
  releases: readonly { id: string; breweryId: string; releasedAt: Date }[]
  wishes: readonly { beerId: string; addedAt: Date }[]
  /** Price drops of the last days by size. */
  drops: ReadonlyMap<string, readonly { id: string; fromMinor: number; foundAt: Date }[]>
  beers: ReadonlyMap<string, WatchedBeer>
  isSent: (kind: DigestKind, subjectId: string) => boolean
  publicUrl: string
}
export type Digest = { sections: DigestSection[]; sent: { kind: DigestKind; subjectId: string }[] }

/** Lines of a section; the rest is counted. */
const mostLines = 20

/** What is new for a client, and what need not come again. Without sections there is nothing to send. */
export function collectDigest(facts: DigestFacts): Digest {
  const releases = facts.kinds.has('followed_release') ? releasesOf(facts) : []
  const drops = facts.kinds.has('price_drop') ? dropsOf(facts) : []
  const low = facts.kinds.has('last_units') ? lowSizesOf(facts) : []
  const sections: DigestSection[] = [
    { kind: 'followed_release', ...cut(releases) },
    { kind: 'price_drop', ...cut(drops) },
    { kind: 'last_units', ...cut(low) },
  ]
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    sent: [
      ...subjects('followed_release', releases),
      ...subjects('price_drop', drops),
      ...subjects('last_units', low),
    ],
  }
}

type Found<Item> = { item: Item; subjectIds: string[] }

const cut = <Item>(found: readonly Found<Item>[]) => ({
  items: found.slice(0, mostLines).map(({ item }) => item),
  more: Math.max(0, found.length - mostLines),
})

const subjects = (kind: DigestKind, found: readonly Found<unknown>[]) =>
  found.flatMap(({ subjectIds }) => subjectIds.map((subjectId) => ({ kind, subjectId })))

function releasesOf({ followedSince, releases, beers, isSent, publicUrl }: DigestFacts) {
  return releases.flatMap(({ id, breweryId, releasedAt }) => {
    const since = followedSince.get(breweryId)
    const beer = beers.get(id)
    if (!since || releasedAt <= since || !beer?.isOpen || isSent('followed_release', id)) return []
    const facts = [beer.style, formatAbv(beer.abv)].filter((fact) => fact !== '').join(', ')
    return [{ item: { ...linkOf(beer, beer.name, publicUrl), facts }, subjectIds: [id] }]
  })
}

function dropsOf({ drops, isSent, ...facts }: DigestFacts) {
  return wishedSizes(facts).flatMap(({ beer, size, addedAt }) => {
    const fresh = (drops.get(size.id) ?? []).filter(
      ({ id, foundAt }) => foundAt > addedAt && !isSent('price_drop', id),
    )
    const fromMinor = Math.max(...fresh.map((drop) => drop.fromMinor))
    const toMinor = size.priceMinor
    if (toMinor === null || size.units === 0 || toMinor >= fromMinor || fresh.length === 0) return []
    const linked = linkOf(beer, `${beer.name}, ${size.name}`, facts.publicUrl)
    return [{ item: { ...linked, fromMinor, toMinor }, subjectIds: fresh.map(({ id }) => id) }]
  })
}

function lowSizesOf({ isSent, ...facts }: DigestFacts) {
  return wishedSizes(facts).flatMap(({ beer, size }) => {
    const { units } = size
    if (size.priceMinor === null || units === 0 || units > lowUnits || isSent('last_units', size.id))
      return []
    const linked = linkOf(beer, `${beer.name}, ${size.name}`, facts.publicUrl)
    return [{ item: { ...linked, units }, subjectIds: [size.id] }]
  })
}

const wishedSizes = ({ wishes, beers }: Pick<DigestFacts, 'wishes' | 'beers'>) =>
  wishes.flatMap(({ beerId, addedAt }) => {
    const beer = beers.get(beerId)
    return beer?.isOpen ? beer.sizes.map((size) => ({ beer, size, addedAt })) : []
  })

const linkOf = ({ breweryName, href }: WatchedBeer, title: string, publicUrl: string) => ({
  title,
  brewery: breweryName,
  link: publicUrl + href,
})
