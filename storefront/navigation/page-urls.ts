const elsewhere = /^\/(assets|pictures|media|public|api|docs)(\/|$)|\.[a-z0-9]{2,5}$/i

/** Whether the address is one of our pages, as opposed to a file, a call or another site. */
export function isPageUrl(url: URL): boolean {
  return url.origin === location.origin && !elsewhere.test(url.pathname)
}

/** Whether going there only narrows, sorts or turns the list on the screen: what stays must not move. */
export function isSameList(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && pageNumber(from) === pageNumber(to)
}

const pageNumber = (url: URL) => url.searchParams.get('page') ?? '1'
