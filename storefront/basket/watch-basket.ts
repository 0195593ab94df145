import { basketAddEvent, basketOpenEvent } from '../../shared/basket-events.ts'
import { paths } from '../../shared/paths.ts'
import { mergeRequestEvent } from '../accounts/session-events.ts'
import { storedSessionText } from '../accounts/session-state.ts'
import { keptCount } from './basket-count.ts'

/** Raised by the wishlist: the basket should take these beers (OPEN-52). */
const wishlistMoveEvent = 'dray:wishlist-move'

const load = () => import('./basket-entrance.tsx')

/** Fetches the basket when it is first needed: at once where there is something in it. Called once. */
export function watchBasket(): void {
  for (const name of [basketAddEvent, basketOpenEvent, wishlistMoveEvent, mergeRequestEvent]) {
    window.addEventListener(name, (event) => void load().then(({ hear }) => hear(event)))
  }
  // Before React hears of it and empties the fields
  document.addEventListener('submit', takeOver, true)
  if (keptCount() > 0 || /dray_basket=[^;]*~[^~;]/.test(document.cookie) || storedSessionText() !== null) {
    void load().then(({ start }) => start())
  }
}

/** Forms that add to a basket are sent as they are only where the basket cannot be fetched. */
function takeOver(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const { submitter } = event
  if (form.getAttribute('action') !== paths.cartLines || form.dataset['plain']) return
  event.preventDefault()
  const fields = [...new FormData(form, submitter)]
  load().then(
    ({ addForm }) => addForm(fields, form.dataset['title']),
    () => {
      form.dataset['plain'] = 'true'
      form.requestSubmit(submitter)
    },
  )
}
