import type { StripeDesk } from './stripe-desk.ts'

let opened: { publishableKey: string; desk: Promise<StripeDesk> } | null = null

/** Stripe's script, loaded once for the page on first need. Rejects where it cannot be loaded; the next call tries anew. */
export function openDesk(publishableKey: string): Promise<StripeDesk> {
  if (opened?.publishableKey === publishableKey) return opened.desk
  const desk = import('./stripe-desk.ts').then(({ createDesk }) => createDesk(publishableKey))
  opened = { publishableKey, desk }
  desk.catch(() => {
    if (opened?.desk === desk) opened = null
  })
  return desk
}
