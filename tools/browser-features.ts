import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }
import postcss from 'postcss'

/** Browsers of the policy by the names of MDN's data. */
export const browsers = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const
export type Versions = Record<(typeof browsers)[number], number>

/** A feature that a file uses, and the first version of each browser that has it; Infinity for none. */
export type Feature = {
  name: string
  versions: Versions
  /** Used only inside `@supports`. */ isGuarded: boolean
}

function firstVersion(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined): number {
  const versions = [support ?? []]
    .flat()
    .filter(
      (each) => each.flags === undefined && each.prefix === undefined && each.alternative_name === undefined,
    )
    .map(({ version_added: version }) => {
      if (typeof version !== 'string' || version === 'preview') return Infinity
      return Number.parseFloat(version.replace('≤', ''))
    })
  return Math.min(Infinity, ...versions)
}

function versionsOf(compat: CompatStatement): Versions {
  const entries = browsers.map((browser) => [
    browser,
    firstVersion(compat.support[browser] as SimpleSupportStatement),
  ])
  return Object.fromEntries(entries) as Versions
}

/** Several features of one name: which of them a file means cannot be read from its text, so the oldest counts. */
const older = (one: Versions, other: Versions): Versions =>
  Object.fromEntries(browsers.map((each) => [each, Math.min(one[each], other[each])])) as Versions

type Index = Map<string, Versions>

function add(index: Index, name: string, compat: CompatStatement | undefined): void {
  if (compat === undefined) return
  const versions = versionsOf(compat)
  const known = index.get(name)
  index.set(name, known === undefined ? versions : older(known, versions))
}

const compatOf = (identifier: Identifier | undefined) => identifier?.['__compat']

const childrenOf = (identifier: Identifier): [string, Identifier][] =>
  Object.entries(identifier).filter(([name]) => name !== '__compat') as [string, Identifier][]

/** Globals and their static members (`URL.parse`), members of any object (`.toSorted`), and attributes of HTML. */
function indexScripts(): { globals: Index; members: Index; attributes: Index } {
  const [globals, members, attributes]: Index[] = [new Map(), new Map(), new Map()]
  for (const [name, thing] of [
    ...childrenOf(bcd.api as Identifier),
    ...childrenOf(bcd.javascript.builtins as Identifier),
  ]) {
    add(globals!, name, compatOf(thing))
    for (const [member, value] of childrenOf(thing)) {
      const plain = member.replace(/_(static|event)$/, '')
      add(globals!, `${name}.${plain}`, compatOf(value))
      if (/^\w+$/.test(plain) && !member.endsWith('_event')) add(members!, plain, compatOf(value))
    }
  }
  const elements = childrenOf(bcd.html.elements as Identifier).map(([, element]) => element)
  for (const element of [...elements, bcd.html.global_attributes as Identifier])
    for (const [name, attribute] of childrenOf(element)) add(attributes!, name, compatOf(attribute))
  return { globals: globals!, members: members!, attributes: attributes! }
}

const scripts = indexScripts()

/** Functions of CSS values, such as `light-dark()`. */
const cssFunctions: Index = new Map()
const walkTypes = (identifier: Identifier): void => {
  for (const [name, type] of childrenOf(identifier)) {
    add(cssFunctions, name, compatOf(type))
    walkTypes(type)
  }
}
walkTypes(bcd.css.types as Identifier)

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '').replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")

/** Names that a module declares or imports, which are not the browser's. */
export function declaredNames(text: string): Set<string> {
  const names = new Set<string>()
  const declarations =
    /^import\b[^'"]*|\b(?:const|let|function|class|type|interface)\s+(?:\w+|[{[][^=]*)|(?<![.\w?])\w+(?=\??:)|^ *(?:async )?\w+(?=\([^)]*\)[^;(]*\{$)/gm
  for (const [declaration] of withoutComments(text).matchAll(declarations))
    for (const [name] of declaration.matchAll(/\w+/g)) names.add(name)
  return names
}

/** Objects that are there in each page, by their interface. */
const objects: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  window: 'Window',
  globalThis: 'Window',
}

/** What a module of the storefront asks of a browser. `ours` are the names that the storefront declares. */
export function scriptFeatures(text: string, ours: ReadonlySet<string>): Feature[] {
  const code = withoutComments(text)
  const found = new Map<string, Versions>()
  const note = (name: string, versions: Versions | undefined) => versions && found.set(name, versions)
  for (const [, name = '', member = ''] of code.matchAll(/(?<![.\w])([A-Za-z]\w*)(?:\??\.(\w+))?/g)) {
    const owner = objects[name]
    if (owner !== undefined) note(`${name}.${member}`, scripts.globals.get(`${owner}.${member}`))
    else if (scripts.globals.has(`${name}.${member}`))
      note(`${name}.${member}`, scripts.globals.get(`${name}.${member}`))
  }
  for (const [, name = ''] of code.matchAll(/(?:\b(?:new|instanceof|in|typeof|as)|:) ([A-Z]\w*)/g))
    if (!ours.has(name)) note(name, scripts.globals.get(name))
  for (const [, name = ''] of code.matchAll(/(?<![.\w])([a-z]\w*)\(/g))
    if (!ours.has(name)) note(`${name}()`, scripts.globals.get(`Window.${name}`))
  for (const [, member = ''] of code.matchAll(/\.(\w+)\(/g))
    if (!ours.has(member)) note(`.${member}()`, scripts.members.get(member))
  for (const [, attribute = ''] of code.matchAll(/\s([a-z][A-Za-z]+)=[{"]/g)) {
    const name = attribute.toLowerCase()
    note(`[${name}]`, scripts.attributes.get(name))
  }
  return Array.from(found, ([name, versions]) => ({ name, versions, isGuarded: false }))
}

/** What a style sheet asks of a browser. */
export function styleFeatures(text: string): Feature[] {
  const found = new Map<string, Feature>()
  const note = (name: string, compat: CompatStatement | Versions | undefined, node: postcss.Node) => {
    if (compat === undefined) return
    const versions = 'support' in compat ? versionsOf(compat) : compat
    const isGuarded = isInSupports(node) && (found.get(name)?.isGuarded ?? true)
    found.set(name, { name, versions, isGuarded })
  }
  const css = bcd.css as unknown as Record<
    'properties' | 'selectors' | 'at-rules',
    Record<string, Identifier>
  >
  postcss.parse(text).walk((node) => {
    if (node.type === 'decl') {
      const property = css.properties[node.prop]
      note(node.prop, compatOf(property), node)
      for (const [, word = '', isFunction] of node.value.matchAll(/(?<![-\w#'])([a-z][a-z-]*)(\()?/g))
        if (isFunction) note(`${word}()`, cssFunctions.get(word), node)
        else note(`${node.prop}: ${word}`, compatOf(property?.[word]), node)
    }
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        note(`:${name}`, compatOf(css.selectors[name]), node)
    if (node.type === 'atrule') {
      const rule = css['at-rules'][node.name]
      note(`@${node.name}`, compatOf(rule), node)
      for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g))
        note(`@${node.name} (${name})`, compatOf(rule?.[name]), node)
      if (node.name === 'media' && /[<>]/.test(node.params))
        note('@media (width >= …)', compatOf(rule?.['range_syntax']), node)
    }
  })
  return [...found.values()]
}

const isInSupports = (node: postcss.Node): boolean =>
  node.parent !== undefined &&
  ((node.parent.type === 'atrule' && (node.parent as postcss.AtRule).name === 'supports') ||
    isInSupports(node.parent as postcss.Node))
