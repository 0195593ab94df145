import type { LegalClause, LegalSection } from './legal-text.ts'

export type ShippingQuestion = { id: string; question: string; answer: string[] }
export type ShippingTopic = { title: string; questions: ShippingQuestion[] }

/**
 * What a marked text must look like: it begins with a heading, and its links lead to the shop's own pages, to http and mail
 * addresses, or into the page. Everything else is words.
 */
export const markupPattern = '^## \\S(?![\\s\\S]*\\]\\((?!/(?![/\\\\])|https?://|mailto:|#)\\S)[\\s\\S]*$'

/** The sections of a legal text with their clauses. */
export function readSections(text: string): LegalSection[] {
  const taken = new Set<string>()
  return headed(text, '## ').map(({ heading, body }) => {
    const { title, id } = nameOf(heading, taken)
    return { id, title, clauses: blocksOf(body).map((block) => readClause(block, title)) }
  })
}

/** The topics of an FAQ with their questions. */
export function readTopics(text: string): ShippingTopic[] {
  const taken = new Set<string>()
  return headed(text, '## ').map(({ heading, body }) => ({
    title: nameOf(heading, new Set()).title,
    questions: headed(body, '### ').map((question) => {
      const { title, id } = nameOf(question.heading, taken)
      return { id, question: title, answer: blocksOf(question.body) }
    }),
  }))
}

/** A text with the company's own words in place of {company} and its like. */
export const fillIn = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? words[name]! : whole,
  )

/** What is under each heading of a level; what is before the first has none and is left out. */
function headed(text: string, mark: string): { heading: string; body: string }[] {
  return `\n${text.replaceAll('\r', '')}`
    .split(`\n${mark}`)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return { heading: heading.trim(), body: lines.join('\n') }
    })
}

/** A heading's words, and its id: as it says with {#id}, or made of the words; no id twice. */
function nameOf(heading: string, taken: Set<string>): { title: string; id: string } {
  const own = /\{#([a-z0-9-]+)\}$/.exec(heading)
  const title = own ? heading.slice(0, own.index).trimEnd() : heading
  const wanted =
    own?.[1] ??
    (title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') ||
      'part')
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  taken.add(id)
  return { title, id }
}

const blocksOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')

/** Words, then points, definitions or a table, each on lines of its own. */
function readClause(block: string, title: string): LegalClause {
  const lines = block.split('\n').map((each) => each.trim())
  const points = lines.filter((each) => each.startsWith('- '))
  const rows = lines.filter((each) => each.startsWith('|')).map(readRow)
  const words = lines.filter((each) => !each.startsWith('- ') && !each.startsWith('|'))
  const definitions = points.flatMap(readDefinition)
  const plain = points.filter((point) => readDefinition(point).length === 0)
  const [columns, ...others] = rows
  return {
    text: words.join(' '),
    ...(plain.length > 0 && { points: plain.map((point) => point.slice(2)) }),
    ...(definitions.length > 0 && { definitions }),
    ...(columns && {
      // As many cells as columns, whatever was typed.
      table: {
        caption: title,
        columns,
        rows: others.map((row) => columns.map((_, at) => row[at] ?? '')),
      },
    }),
  }
}

function readDefinition(point: string): { term: string; meaning: string }[] {
  const [, term, meaning] = /^- \*\*(.+?)\*\*: *(.*)$/.exec(point) ?? []
  return term === undefined ? [] : [{ term, meaning: meaning ?? '' }]
}

/** The cells of a row; a line of dashes is a row of Markdown's own that says nothing. */
const readRow = (row: string): string[] =>
  row
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
