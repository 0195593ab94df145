import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { isThisMachine } from '../config/encrypted-addresses.ts'
import { otherSite } from '../errors/common-errors.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why pages and programs of other sites may send this form. */
    openToOtherSites?: string
  }
}

/**
 * Refuses requests that another site's page sends with our cookies (C-52). Browsers put the page's origin into Origin in
 * every call with a side effect; programs send none. Origins are compared whole, scheme included. Throws RequestError
 * 403.
 */
export function refuseOtherSites({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin, host } = headers
  const { origin: own, hostname } = new URL(publicUrl)
  if (origin === undefined || origin === own) return
  // A shop that has no address of its own yet answers under every name of this machine.
  if (isThisMachine(hostname) && origin === `http://${host}`) return
  throw otherSite()
}

/** Calls take JSON or a bearer, which pages of other sites cannot send; those that need more ask on their own. */
const calls = /^\/(public|api)\//

/** Refuses every form that another site's page posts: all routes outside of the calls, unless a route says why not. */
export function refuseForeignForms(app: App, { publicUrl }: { publicUrl: string }): void {
  const refuse: onRequestHookHandler = (request, _reply, done) => {
    refuseOtherSites(request, publicUrl)
    done()
  }
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => reading.has(method)) || calls.test(route.url)) return
    if (route.config?.openToOtherSites !== undefined) return
    route.onRequest = [refuse, ...[route.onRequest ?? []].flat()]
  })
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
