import { readFileSync } from 'node:fs'
import { projectPath } from '../../platform/config/project-folder.ts'

/** One file of the built storefront, as the build lists it under the name of its source. */
export type ManifestChunk = {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  assets?: string[]
}
export type Manifest = Record<string, ManifestChunk>

export const builtClientFolder = projectPath('dist/client/')

export const readManifest = () =>
  JSON.parse(readFileSync(`${builtClientFolder}.vite/manifest.json`, 'utf8')) as Manifest

const consoleManifest = projectPath('dist/console/.vite/manifest.json')

/** The consoles are built apart (docs/decisions/0052); their files lie beside the storefront's. */
export const readConsoleManifest = () => JSON.parse(readFileSync(consoleManifest, 'utf8')) as Manifest

/** Text of a built file, by the name the manifest gives it. */
export const readBuiltFile = (file: string) => readFileSync(`${builtClientFolder}${file}`, 'utf8').trim()

/** The chunk of a module. Throws if the build has none: the server must not send a page without its styles. */
export function chunkOf(manifest: Manifest, module: string): ManifestChunk {
  const chunk = Object.hasOwn(manifest, module) ? manifest[module] : undefined
  if (!chunk) throw new Error(`The built storefront has no chunk of ${module}: run npm run build`)
  return chunk
}

/** The chunks and everything they import, each once. */
export function withImports(manifest: Manifest, chunks: readonly ManifestChunk[]): ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const visit = (chunk: ManifestChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) visit(chunkOf(manifest, name))
  }
  for (const chunk of chunks) visit(chunk)
  return [...found]
}

/** Addresses of built files, each once. */
export const addressesOf = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)
