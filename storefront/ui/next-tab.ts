/** The tab a key leads to, round the ends; undefined for a key that means something else. */
export function nextTab(key: string, ids: string[], selected: string): string | undefined {
  const at = ids.indexOf(selected)
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length]
  if (key === 'ArrowLeft') return ids[(at - 1 + ids.length) % ids.length]
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  return undefined
}
