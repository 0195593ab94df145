/**
 * Fetches the fonts where this view does without them, and notes which ones this browser has: on the next page early.ts
 * has them first.
 */
export async function rememberFonts(): Promise<void> {
  const { fonts = '', standIns } = document.documentElement.dataset
  try {
    if (standIns === undefined) await document.fonts.ready
    else await Promise.all(fonts.split(' ').map((href) => fetch(href).then((answer) => answer.blob())))
    localStorage.setItem('dray-fonts', fonts)
  } catch {
    // Without a connection or storage the next page is in the same case as this one.
  }
}
