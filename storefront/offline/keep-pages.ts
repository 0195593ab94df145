import { paths } from '../../shared/paths.ts'
import { mayKeep } from './what-is-kept.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Most entries of each kind; the one that was kept first goes first. */
const most = { documents: 40, payloads: 60, assets: 300, pictures: 300 }
export type Shelf = keyof typeof most

export type Keeper = {
  shell: readonly string[]
  find: (shelf: Shelf, url: string) => Promise<Response | undefined>
  put: (shelf: Shelf, url: string, answer: Response) => Promise<void>
  dropOldReleases: () => Promise<void>
}

/** The copies of one release. Files and pictures outlive it: open pages of the release before may still ask for them. */
export function openKeeper({ caches, dray: { release, shell } }: WorkerScope): Keeper {
  const names: Record<Shelf, string> = {
    documents: `dray-documents-${release}`,
    payloads: `dray-payloads-${release}`,
    assets: 'dray-assets',
    pictures: 'dray-pictures',
  }
  return {
    shell,
    find: async (shelf, url) => (await caches.open(names[shelf])).match(url, { ignoreVary: true }),
    put: async (shelf, url, answer) => {
      const cache = await caches.open(names[shelf])
      await cache.delete(url, { ignoreVary: true })
      await cache.put(url, answer)
      const keys = await cache.keys()
      const surplus = keys.slice(0, Math.max(0, keys.length - most[shelf]))
      await Promise.all(surplus.map((key) => cache.delete(key, { ignoreVary: true })))
    },
    dropOldReleases: async () => {
      const known = new Set(Object.values(names))
      const old = (await caches.keys()).filter((name) => name.startsWith('dray-') && !known.has(name))
      await Promise.all(old.map((name) => caches.delete(name)))
    },
  }
}

/** What opens without a connection though it was never seen: the basket, the drawers, and the page that says so. */
export async function keepShell(keeper: Keeper): Promise<void> {
  await Promise.all([
    keepAsNobody(keeper, paths.offline),
    ...keeper.shell.map((href) => keepFile(keeper, href)),
  ])
  await keepAsNobody(keeper, paths.cart)
}

/** Pages that were loaded before this worker was there. */
export async function keepOpenPages(keeper: Keeper, { clients }: WorkerScope): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.allSettled(open.map(({ url }) => keepPage(keeper, url)))
}

async function keepPage(keeper: Keeper, url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  if (!mayKeep(answer) || !answer.headers.get('content-type')?.startsWith('text/html')) return
  await keeper.put('documents', url, answer.clone())
  const files = (await answer.text()).matchAll(/ (?:href|src)="(\/(?:assets|pictures)\/[^"#]+)/g)
  await Promise.allSettled(
    [...new Set([...files].map(([, href]) => href!))].map((href) => keepFile(keeper, href)),
  )
}

async function keepFile(keeper: Keeper, href: string): Promise<void> {
  const shelf = href.startsWith('/assets/') ? 'assets' : 'pictures'
  if (shelf === 'assets' && (await keeper.find(shelf, href))) return
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  await keeper.put(shelf, href, answer)
}

/** As a visitor without cookies sees it, so that the copy holds nothing of anybody. */
async function keepAsNobody(keeper: Keeper, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } })
  if (answer.ok && !answer.redirected)
    await keeper.put('documents', new URL(path, location.href).href, answer)
}
