import type { App } from '../../platform/http/app-type.ts'
import { wantsJson } from '../../platform/http/negotiation.ts'
import { trustedTypes } from '../../platform/http/security-headers.ts'

/** The pages that ask for a card: both checkouts and the page that pays for a placed order. */
const payingPaths = /^\/(checkout|[^?]+\/checkout|account\/orders\/[^/?]+\/payment)\/?($|\?)/

/** The sources that Stripe's own script needs, by its documentation (https://docs.stripe.com/security/guide). */
const additions: Readonly<Record<string, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'connect-src': 'https://api.stripe.com',
}
const frames = 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'

/**
 * Allows Stripe's script on the pages that take cards, and on no other page. A page that turns into one of these would
 * retain its own policy, so such a call gets nothing (204) and the browser loads the page as a new document.
 */
export function allowStripe(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || !payingPaths.test(request.url) || !wantsJson(request)) return done()
    return void reply.code(204).header('cache-control', 'private, no-store').send()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string' && payingPaths.test(request.url)) {
      reply.header('content-security-policy', withStripe(policy))
      reply.header('permissions-policy', withWallets(String(reply.getHeader('permissions-policy') ?? '')))
    }
    done(null, payload)
  })
}

/** Wallets open from a frame of Stripe. */
const withWallets = (policy: string): string =>
  policy.replace('payment=(self)', 'payment=(self "https://js.stripe.com")')

/** Stripe's script is its maker's business: whether it passes Trusted Types may change from one day to the next. */
function withStripe(policy: string): string {
  const directives = policy
    .split('; ')
    .filter((directive) => !trustedTypes.includes(directive))
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1)
      return Object.hasOwn(additions, name) ? `${directive} ${additions[name]}` : directive
    })
  return [...directives, frames].join('; ')
}
