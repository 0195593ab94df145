import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where a custom property of a script stands: `'--liquid'`, `var(--color-ink)`. */
const inScript = /(?<=['"`]|var\()--[a-z][\w-]*(?=['"`)])/g
const inSheet = /(?<![\w-])--[a-z][\w-]*/g
const definition = /(?<![\w-])(--[a-z][\w-]*)\s*:\s*([^;}]+)/g
/** A name that is put together from parts cannot be found, nor can one in a text that says more. */
export const outOfReach = /['"`(]--(\$\{|[a-z][\w-]*(\$\{|\s*:))/

/** Longer values than this stay behind a name of one or two letters. */
const longestValue = 10

/**
 * Writes the design tokens of a build shorter, as every document repeats their names hundreds of times: tokens that are the
 * same everywhere as their values, all other custom properties under short names, in sheets and scripts alike. The
 * names follow from the sources, so that the browser's build and the server's agree.
 */
export function shortCustomProperties(folder: string) {
  const { values, names } = shortened(readSources(folder))
  const nameOf = (name: string) => names.get(name) ?? name
  const scripts: Plugin = {
    name: 'short-custom-properties',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = relative('.', id.split('?')[0]!)
      if (!path.startsWith(folder) || !/\.tsx?$/.test(path)) return undefined
      if (outOfReach.test(code))
        throw new Error(`Write out the custom properties of ${path}, each in its own quotes`)
      return { code: code.replace(inScript, nameOf), map: null }
    },
  }
  // A plugin of PostCSS, as a class that is composed of another file's comes past all others.
  const sheets = {
    postcssPlugin: 'short-custom-properties',
    Once: (sheet: Sheet) => shortenSheet(sheet, values, nameOf),
  }
  return { scripts, css: { postcss: { plugins: [sheets] } } }
}

/** What is used here of a sheet that PostCSS has read. */
type Sheet = { walkDecls: (visit: (declaration: Declaration) => void) => void }
type Declaration = { prop: string; value: string; remove: () => unknown }

export function shortenSheet(
  sheet: Sheet,
  values: ReadonlyMap<string, string>,
  nameOf: (name: string) => string,
): void {
  sheet.walkDecls((declaration) => {
    if (values.has(declaration.prop)) declaration.remove()
    if (declaration.prop.startsWith('--')) declaration.prop = nameOf(declaration.prop)
    declaration.value = declaration.value
      .replace(/var\(\s*(--[a-z][\w-]*)\s*\)/g, (whole, name: string) => values.get(name) ?? whole)
      .replace(inSheet, nameOf)
  })
}

type Sources = { tokens: string; sheets: string[]; scripts: string[] }

function readSources(folder: string): Sources {
  const read = (pattern: string) =>
    globSync(`${folder}/**/${pattern}`)
      .filter((file) => !/styleguide|\.test\./.test(file))
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
  return {
    tokens: readFileSync(`${folder}/styles/tokens.css`, 'utf8'),
    sheets: read('*.css'),
    scripts: [...read('*.ts'), ...read('*.tsx')],
  }
}

/** Tokens that are replaced by their values, and the short names of all others, the most frequent first. */
export function shortened({ tokens, sheets, scripts }: Sources) {
  const all = sheets.map(withoutComments).join('\n')
  const counts = new Map<string, number>()
  const defined = new Map<string, number>()
  const ofScripts = new Set(scripts.flatMap((text) => text.match(inScript) ?? []))
  for (const name of [...(all.match(inSheet) ?? []), ...ofScripts])
    counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [, name = ''] of all.matchAll(definition)) defined.set(name, (defined.get(name) ?? 0) + 1)
  const withFallback = [...all.matchAll(/var\(\s*(--[a-z][\w-]*)\s*,/g)].map(([, name = '']) => name)
  const others = new Set([...ofScripts, ...withFallback])
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of withoutComments(tokens).matchAll(definition))
    if (defined.get(name) === 1 && !others.has(name) && isConstant(value)) values.set(name, value.trim())
  const named = [...counts]
    .filter(([name]) => !values.has(name))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return { values, names: new Map(named.map(([name], at) => [name, `--${short(at)}`])) }
}

const isConstant = (value: string) => value.length <= longestValue && !value.includes('(')

const withoutComments = (sheet: string) => sheet.replace(/\/\*[^]*?\*\//g, '')

const letters = 'abcdefghijklmnopqrstuvwxyz'
const short = (at: number): string =>
  at < letters.length
    ? letters.charAt(at)
    : short(Math.floor(at / letters.length) - 1) + letters.charAt(at % letters.length)
