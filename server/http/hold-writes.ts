import type { App } from './app-type.ts'

/** Answers who reads at once, and whoever may change something after `until`. */
export function holdWrites(app: App, until: Promise<unknown>): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await until
  })
}
