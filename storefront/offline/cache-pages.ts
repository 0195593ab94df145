import { paths } from '../../shared/paths/paths.ts'
import { isCacheable } from './cacheable.ts'
import { filesOf } from './files-of-page.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Most entries of each kind; the oldest goes first. */
const most = { documents: 40, payloads: 60, assets: 300, pictures: 300 }
export type CacheKind = keyof typeof most

export type PageCopies = {
  shell: readonly string[]
  find: (kind: CacheKind, url: string) => Promise<Response | undefined>
  put: (kind: CacheKind, url: string, answer: Response) => Promise<void>
  dropOldReleases: () => Promise<void>
}

/** The copies of one release. Files and images outlive it: open pages of the last release may still request them. */
export function openPageCopies({ caches, dray: { release, shell } }: WorkerScope): PageCopies {
  const names: Record<CacheKind, string> = {
    documents: `dray-documents-${release}`,
    payloads: `dray-payloads-${release}`,
    assets: 'dray-assets',
    pictures: 'dray-pictures',
  }
  return {
    shell,
    find: async (kind, url) => (await caches.open(names[kind])).match(url, { ignoreVary: true }),
    put: async (kind, url, answer) => {
      const cache = await caches.open(names[kind])
      await cache.delete(url, { ignoreVary: true })
      await cache.put(url, answer)
      const keys = await cache.keys()
      const surplus = keys.slice(0, Math.max(0, keys.length - most[kind]))
      await Promise.all(surplus.map((key) => cache.delete(key, { ignoreVary: true })))
    },
    dropOldReleases: async () => {
      const known = new Set(Object.values(names))
      const old = (await caches.keys()).filter((name) => name.startsWith('dray-') && !known.has(name))
      await Promise.all(old.map((name) => caches.delete(name)))
    },
  }
}

/** Pages that open offline without an earlier visit: the basket, the drawers, and the offline page. */
export async function cacheShell(copies: PageCopies): Promise<void> {
  await Promise.all([
    cacheForVisitors(copies, paths.offline),
    ...copies.shell.map((href) => cacheFile(copies, href)),
  ])
  await cacheForVisitors(copies, paths.cart)
}

/** Pages that were loaded before this worker was there. */
export async function cacheOpenPages(copies: PageCopies, { clients }: WorkerScope): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.allSettled(open.map(({ url }) => cachePage(copies, url)))
}

async function cachePage(copies: PageCopies, url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  if (!isCacheable(answer) || !answer.headers.get('content-type')?.startsWith('text/html')) return
  // Its files come first: a copy of a page without them would not run
  const files = filesOf(await answer.clone().text())
  await Promise.allSettled(files.map((href) => cacheFile(copies, href)))
  await copies.put('documents', url, answer)
}

async function cacheFile(copies: PageCopies, href: string): Promise<void> {
  const kind = href.startsWith('/assets/') ? 'assets' : 'pictures'
  if (kind === 'assets' && (await copies.find(kind, href))) return
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  await copies.put(kind, href, answer)
}

/** As a visitor without cookies sees it, so that the copy holds nothing of anybody. */
async function cacheForVisitors(copies: PageCopies, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } })
  if (answer.ok && !answer.redirected)
    await copies.put('documents', new URL(path, location.href).href, answer)
}
