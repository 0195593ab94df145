import type { App } from './app-type.ts'

/** Requests that only read are answered at once, all others after `until`. */
export function delayWrites(app: App, until: Promise<unknown>): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await until
  })
}
