/**
 * Fetches the fonts where this view does without them, and notes which ones this browser has: on the next page early.ts
 * has them first.
 */
export async function rememberFonts(): Promise<void> {
  const { fonts = '', standIns } = document.documentElement.dataset
  try {
    if (standIns === undefined) await document.fonts.ready
    else await Promise.all(fonts.split(' ').map(take))
    localStorage.setItem('dray-fonts', fonts)
  } catch {
    // Without a connection or storage the next page is in the same case as this one.
  }
}

async function take(href: string): Promise<void> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  await answer.blob()
}
