import { isOwnAddress, isThisMachine } from '../config/encrypted-addresses.ts'
import { notOpened } from '../errors/transport-errors.ts'
import type { App } from './app-type.ts'

/**
 * A shop whose address is this machine's answers under this machine's names alone. Its demo's passwords are everybody's:
 * under another name a proxy, a tunnel or an open port has brought the request, or a page that gave its own name this
 * machine's address.
 */
export function refuseOtherNames(app: App, { publicUrl }: { publicUrl: string }): void {
  if (!isOwnAddress(publicUrl)) return
  app.addHook('onRequest', ({ hostname }, _reply, done) => {
    done(hostname === '' || isThisMachine(hostname) ? undefined : notOpened())
  })
}
