/** The text of the browser's tab: the page, then the shop. */
export function documentTitle(title: string): string {
  return title === '' ? 'Dray' : `${title} · Dray`
}
