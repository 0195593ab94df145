/**
 * Tells whoever waits that carousels can be turned: once, after the page has loaded (CONST-49). Everything comes from
 * our own build, so no vendor script has to be waited for (C-43).
 */
export function tellCarouselsReady(): void {
  if (document.readyState === 'complete') tell()
  else window.addEventListener('load', tell, { once: true })
}

const tell = () => window.dispatchEvent(new CustomEvent('dray:carousel-ready'))
