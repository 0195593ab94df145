/** What visitors ask for all the while: pages of the server and of the cache, the search, calls, and the health check. */
export const visited = [
  '/',
  '/shop',
  '/breweries',
  '/shop?style=porter',
  '/public/groups',
  '/docs/api',
  '/readyz',
]

type Visit = { path: string; status: number }

/** Visits one address after the other until it is stopped; a connection that breaks has the status 0. */
async function visit(shop: string, paths: readonly string[], isStopped: () => boolean): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let at = 0; !isStopped(); at += 1) {
    const path = paths[at % paths.length]!
    const status = await fetch(shop + path).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    )
    visits.push({ path, status })
  }
  return visits
}

/** Visitors who begin at different places of the shop. */
export const visitors = (shop: string, isStopped: () => boolean): Promise<Visit[]>[] =>
  [0, 3, 5].map((first) => visit(shop, [...visited.slice(first), ...visited.slice(0, first)], isStopped))
