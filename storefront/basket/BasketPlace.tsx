import { useEffect, useState } from 'react'
import { basketAddEvent, basketOpenEvent } from '../../shared/basket/basket-events.ts'
import { paths } from '../../shared/paths/paths.ts'
import { mergeRequestEvent } from '../accounts/session/session-events.ts'

type Basket = typeof import('./basket-entrance.ts')

const eventNames = [basketAddEvent, basketOpenEvent, mergeRequestEvent]

/**
 * Fetches the basket when it is first needed: at once where there may be something in it. Links to it and forms that
 * add to it work without it, also where it cannot be fetched.
 */
export function BasketPlace() {
  const [basket, setBasket] = useState<Basket | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    // Captured, before a listener of the form empties the fields
    const options = { signal: stop.signal, capture: true }
    const load = () =>
      import('./basket-entrance.ts').then((loaded) => {
        setBasket(loaded)
        return loaded
      })
    const handle = (event: Event) => void load().then((loaded) => loaded.handleEvent(event))
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('#basket-link')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      load().then(
        (loaded) => loaded.handleEvent(new Event(basketOpenEvent)),
        () => location.assign(link.href),
      )
    }
    const send = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const { submitter } = event
      if (form.getAttribute('action') !== paths.cartLines) return
      event.preventDefault()
      const fields = [...new FormData(form, submitter)]
      const opens = form.dataset['drawer'] === 'always' ? 'always' : 'first'
      load().then(
        (loaded) => loaded.addForm(fields, { titleOf: (itemId) => titleIn(form, itemId), opens }),
        async () => {
          const body = new URLSearchParams(fields as [string, string][])
          location.assign((await fetch(paths.cartLines, { method: 'POST', body })).url)
        },
      )
    }
    for (const name of eventNames) window.addEventListener(name, handle, options)
    document.addEventListener('click', press, options)
    document.addEventListener('submit', send, options)
    if (document.cookie.includes('dray_basket=') || isKnown()) load().catch(() => {})
    return () => stop.abort()
  }, [])
  return basket && <basket.BasketDrawer />
}

/** What a form calls an item, until the shop has named it. */
const titleIn = (form: HTMLFormElement, itemId: string) =>
  form.querySelector(`[value="${CSS.escape(itemId)}"]`)?.closest<HTMLElement>('[data-title]')?.dataset[
    'title'
  ]

/** Whether a session, one that ended, or a basket is in storage: the cookie may be denied. */
function isKnown(): boolean {
  try {
    return ['auth-state', 'ended-session', 'basket'].some(
      (key) => localStorage.getItem(`dray-${key}`) !== null,
    )
  } catch {
    return false
  }
}
