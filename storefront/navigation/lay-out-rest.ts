/**
 * Lays out what a first paint left until it comes near the screen, once the browser has nothing else to do, on this page
 * and on those after it: the scroll bar is then exact, and so is a screenshot of the whole page.
 */
export function layOutRest(): void {
  findLeft()
  if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', findLeft)
}

/** The parts of the page shown that are still left, from the top. */
let left: HTMLElement[] = []

function findLeft(): void {
  const parts = document.querySelectorAll<HTMLElement>('main :is(section, li, article ~ *), footer')
  left = [...parts].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
  whenIdle()
}

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(layOutNext) : setTimeout(layOutNext, 50)

/** One part at a time: all at once would hold a slow phone up for a third of a second. */
function layOutNext(): void {
  const part = left.shift()
  if (part === undefined) return
  part.style.contentVisibility = 'visible'
  part.getBoundingClientRect()
  whenIdle()
}
