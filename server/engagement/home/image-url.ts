/**
 * Rewrites an image address on this machine (localhost or 127.0.0.1, any port) to the host of the API and retains its
 * path and query (CONST-23, C-89). Returns other addresses, and null, unchanged.
 */
export function publicImageUrl(url: string, apiBase: string): string
export function publicImageUrl(url: string | null | undefined, apiBase: string): string | null
export function publicImageUrl(url: string | null | undefined, apiBase: string): string | null {
  if (!url) return null
  if (!/^https?:/i.test(url) || !URL.canParse(url) || !URL.canParse(apiBase)) return url
  const { hostname, pathname, search } = new URL(url)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return url
  return `${new URL(apiBase).origin}${pathname}${search}`
}
