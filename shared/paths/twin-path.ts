const twinEnding = '.md'

/** The address of a page's Markdown twin: '.md' after the path, before the query. */
export function twinPath(address: string): string {
  const [path = '', ...query] = address.split('?')
  const base = path.length > 1 ? path.replace(/\/$/, '') : path
  return [`${base}${twinEnding}`, ...query].join('?')
}

/** The page of a twin's path. */
export const pathOfTwin = (path: string): string =>
  path.endsWith(twinEnding) ? path.slice(0, -twinEnding.length) : path
