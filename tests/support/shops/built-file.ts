import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string }>

/**
 * A pattern for page.route that matches the built file of a storefront module, to hold it back.
 */
export function builtFile(module: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest
  const file = manifest[module]?.file
  if (file === undefined) throw new Error(`The build has no file of its own for ${module}`)
  return `**/${file}`
}
