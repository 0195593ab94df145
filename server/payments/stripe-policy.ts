import type { App } from '../http/app-type.ts'
import { wantsJson } from '../http/negotiation.ts'

/** Where a card is asked for: both checkouts and the page that pays for a placed order. */
const payingPaths = /^\/(checkout|[^?]+\/checkout|account\/orders\/[^/?]+\/payment)\/?($|\?)/

/** What Stripe's own script needs, as its documentation names it (https://docs.stripe.com/security/guide). */
const additions: Readonly<Record<string, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'connect-src': 'https://api.stripe.com',
}
const frames = 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'

/**
 * Lets Stripe's script into the pages that take cards, and into no other page. A page that is turned into one of these
 * would keep its own policy, so such a call gets nothing (204) and the browser opens the page as a document of its own.
 */
export function allowStripe(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || !payingPaths.test(request.url) || !wantsJson(request)) return done()
    return void reply.code(204).header('cache-control', 'private, no-store').send()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string' && payingPaths.test(request.url))
      reply.header('content-security-policy', withStripe(policy))
    done(null, payload)
  })
}

function withStripe(policy: string): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ', 1)
    return Object.hasOwn(additions, name) ? `${directive} ${additions[name]}` : directive
  })
  return [...directives, frames].join('; ')
}
