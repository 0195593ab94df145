/** Notes which fonts this browser now has in its cache, for early.ts to fetch them first on the next page. */
export function rememberFonts(): void {
  document.fonts.ready.then(keep, keep)
}

function keep(): void {
  try {
    localStorage.setItem('dray-fonts', document.documentElement.dataset['fonts'] ?? '')
  } catch {
    // Without storage each page is drawn with the fonts that come in time.
  }
}
