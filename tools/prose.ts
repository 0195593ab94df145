import { type ESTree, parseSync, Visitor } from 'vite'
import { allowed, avoided } from './prose-words.ts'

/** A stretch of text that people read, and where it begins in its file. */
type Prose = { start: number; text: string }

const any = new RegExp(avoided.map(({ words }) => `(?:${words.source})`).join('|'), 'i')
const isScript = /\.(?:[cm]?ts|tsx)$/
const comment = /\/\*[\s\S]*?\*\//g
const yamlComment = /(?<=^|\s)#.*/g
/** Code within Markdown, addresses of its links, and what is quoted: none of it is prose of ours. */
const notProse = /^(`{3,})[\s\S]*?^\1|`[^`\n]*`|\]\([^)\n]*\)|<https?:[^>\n]*>/gm
const sqlWords =
  /\b(?:select|insert into|update \w+ set|delete from|truncate|order by|coalesce\(|create (?:table|index))|->>/

/**
 * The words of english.md's left column that people would read in a file, as 'path:line what to write': in comments,
 * titles of tests, error texts and screens of a script, in Markdown, and in comments of style sheets and YAML. Code in
 * backticks, SQL and names of the wire, which have no space and no capital, are left alone.
 */
export function proseProblems(path: string, source: string): string[] {
  if (!any.test(source)) return []
  const found: { place: number; text: string }[] = []
  for (const { start, text } of proseOf(path, source))
    for (const { words, write } of avoided)
      for (const each of text.matchAll(new RegExp(words, 'gi')))
        if (!isAllowed(path, text, each))
          found.push({ place: start + each.index, text: `'${each[0]}': ${write}` })
  return found
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, text }) => `${path}:${source.slice(0, place).split('\n').length} ${text}`)
}

/** Exceptions are given by a file or by a few words around what is found. */
const isAllowed = (path: string, text: string, { index, 0: found }: RegExpExecArray): boolean =>
  allowed.some(({ file, text: words }) => {
    if (file !== undefined && !file.test(path)) return false
    if (words === undefined) return true
    return Array.from(text.matchAll(new RegExp(words, 'gi'))).some(
      (around) => around.index <= index && around.index + around[0].length >= index + found.length,
    )
  })

function proseOf(path: string, source: string): Prose[] {
  if (isScript.test(path)) return scriptProse(path, source)
  if (path.endsWith('.md')) return [{ start: 0, text: blank(source) }]
  return matches(source, path.endsWith('.css') ? comment : yamlComment)
}

const matches = (source: string, pattern: RegExp): Prose[] =>
  Array.from(source.matchAll(pattern), ({ index, 0: text }) => ({ start: index, text: blank(text) }))

/** The text with spaces in the place of what is not prose, so that places stay. */
const blank = (text: string): string =>
  text.replaceAll(notProse, (code) => code.replaceAll(/[^\n]/g, ' ')).replaceAll(/\n[ \t]*\*(?= )/g, blanks)

const blanks = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** Comments, texts of JSX, and strings that are sentences or names for people: with a space, or with a capital first. */
function scriptProse(path: string, source: string): Prose[] {
  const { comments, program } = parseSync(path, source)
  const prose: Prose[] = comments.map(({ start, end }) => ({ start, text: blank(source.slice(start, end)) }))
  const add = ({ start, end }: { start: number; end: number }) => {
    const text = source.slice(start, end)
    if (/\s|^\W?[A-Z]/.test(text) && !sqlWords.test(text)) prose.push({ start, text })
  }
  const quoted = new Set<ESTree.TemplateElement>()
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (/\bsql\b/.test(source.slice(tag.start, tag.end))) for (const each of quasi.quasis) quoted.add(each)
    },
    TemplateElement: (element) => {
      if (!quoted.has(element)) add(element)
    },
    Literal: (literal) => {
      if (typeof literal.value === 'string') add(literal)
    },
    JSXText: add,
  }).visit(program)
  return prose
}
