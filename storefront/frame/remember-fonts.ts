/**
 * Fetches the fonts where this view may do without them and shows them, and notes which ones this browser has: on the next
 * page early.ts has them first.
 */
export async function rememberFonts(): Promise<void> {
  const { fonts = '' } = document.documentElement.dataset
  try {
    if (localStorage.getItem('dray-fonts') !== fonts) {
      const { showFonts } = await import('./show-fonts.ts')
      await showFonts(fonts.split(' '))
    }
    localStorage.setItem('dray-fonts', fonts)
  } catch {
    // Without a connection or storage the next page is in the same case as this one.
  }
}
