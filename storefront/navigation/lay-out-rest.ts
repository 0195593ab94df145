/**
 * Lays out what a first paint left until it comes near the screen, once the browser has nothing else to do, on this page
 * and on those after it: the scroll bar is then exact, and so is a screenshot of the whole page.
 */
export function layOutRest(): void {
  whenIdle()
  if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', whenIdle)
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(layOut)
  else setTimeout(layOut, 200)
}

const layOut = () => document.documentElement.toggleAttribute('data-whole', true)
