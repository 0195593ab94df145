import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import { type ESTree, type Plugin, Visitor } from 'vite'

/** The files whose import functions carry the name of the module they load. */
const sources = new Set(['storefront/page-components.ts', 'storefront/entry-server.tsx'])
const manifestFile = 'dist/client/.vite/manifest.json'

/** A function of the source that imports a module. */
type ImportFunction = { start: number; end: number; module: string }

/**
 * When the storefront is built for the server, each `() => import('./Page.tsx')` of the files above gets a property
 * `module`: the name that the browser's manifest has for it. So a page is named once, where its component is imported.
 * The build fails for a module of which the browser's build, which comes first, has no chunk.
 */
export const moduleNames: Plugin = {
  name: 'module-names',
  transform(code, id, options) {
    const source = relative('.', id)
    if (!options?.ssr || !sources.has(source)) return null
    const functions = importFunctions(this.parse(code), source)
    if (this.environment.config.command === 'build') {
      const unknown = withoutChunk(functions, readFileSync(manifestFile, 'utf8'))
      if (unknown.length > 0)
        this.error(`${source}: the browser's build has no chunk of ${unknown.join(', ')}`)
    }
    return { code: withNames(code, functions), map: null }
  },
}

/** Every arrow function of a program that imports a module of ours, in the order of the source. */
export function importFunctions(program: ESTree.Program, source: string): ImportFunction[] {
  const found: ImportFunction[] = []
  const open: ESTree.ArrowFunctionExpression[] = []
  new Visitor({
    ArrowFunctionExpression: (node) => void open.push(node),
    'ArrowFunctionExpression:exit': () => void open.pop(),
    ImportExpression: ({ source: specifier }) => {
      const around = open.at(-1)
      if (!around || specifier.type !== 'Literal') return
      const module = posix.join(posix.dirname(source), String(specifier.value))
      found.push({ start: around.start, end: around.end, module })
    },
  }).visit(program)
  return found
}

/** The modules that are no chunk of their own in the manifest. */
export function withoutChunk(functions: readonly ImportFunction[], manifest: string): string[] {
  const chunks = JSON.parse(manifest) as Record<string, unknown>
  return functions.map(({ module }) => module).filter((module) => !Object.hasOwn(chunks, module))
}

/** The code with each function's module beside it. */
export function withNames(code: string, functions: readonly ImportFunction[]): string {
  let named = code
  for (const { start, end, module } of functions.toReversed()) {
    const text = named.slice(start, end)
    named = `${named.slice(0, start)}Object.assign(${text}, { module: ${JSON.stringify(module)} })${named.slice(end)}`
  }
  return named
}
