import type { App } from '../../../server/platform/http/app-type.ts'

/** The patterns of all routes of a method, from the router's own tree. */
export function listRoutes(app: App, method: 'GET' | 'POST'): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false, method })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] =
        /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      above.length = depth
      above.push(part)
      return methods === undefined ? [] : [above.join('')]
    })
}
