import type { TSchema } from 'typebox'
import type { App } from './app-type.ts'

/** One method of one address, with the schemas of what it takes. */
export type RouteEntry = {
  method: string
  path: string
  schema: RouteSchema
}

type RouteSchema = {
  params?: TSchema
  querystring?: TSchema
  headers?: TSchema
  body?: TSchema
  consumes?: readonly string[]
}

/**
 * Lists every route that is registered from now on: calls, pages, forms and files. Tests and benches walk it, so that
 * they miss none.
 */
export function listRoutes(app: App): readonly RouteEntry[] {
  const routes: RouteEntry[] = []
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url, schema: schema as RouteSchema })
  })
  return routes
}
