import type { BeerCatalogueRow, CatalogueRow, PageCatalogueRow } from '../../../shared/api/beers-api.ts'
import {
  type BeerWord,
  beerWordNames,
  beerWords,
  beerWordText,
  type BeerWords,
} from '../../../shared/catalogue/beer-words.ts'
import {
  type BreweryWord,
  breweryWordNames,
  breweryWords,
  type BreweryWords,
  breweryWordText,
} from '../../../shared/catalogue/brewery-words.ts'
import { approveAnyChange, refuseAnyChange } from '../own-beers/decide-any-change.ts'
import {
  kindOfChange,
  listCatalogueChanges,
  readCatalogueChange,
} from '../own-beers/list-catalogue-changes.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Command, UsageError } from './operator-command.ts'

/** What fits into one word of a command. */
const typedWords = beerWords.filter((word) => word !== 'gallery')

const showUsage = 'changes show <id>'
const approveUsage = 'changes approve <id> [<word>=<value> …]'
const refuseUsage = 'changes refuse <id> reason=<text>'

/** Changes of beers and of breweries' pages that wait for Dray. */
export const changeCommands: Record<string, Command> = {
  list: {
    usage: 'changes list',
    does: 'changes of beers and pages that wait, what is due first at the top; at most 50',
    run: async (database) => {
      const { rows, total } = await listCatalogueChanges(database, {})
      return (
        rows.map(lineOf).join('') +
        `${total === 1 ? '1 change is waiting' : `${total} changes are waiting`}.\n`
      )
    },
  },
  show: {
    usage: showUsage,
    does: 'a change beside the current version',
    run: async (database, [id]) => {
      if (id === undefined) throw new UsageError(showUsage)
      return describe(await readCatalogueChange(database, id))
    },
  },
  approve: {
    usage: approveUsage,
    does: `puts a change into the shop, with what is to be put right: ${typedWords.join(', ')}; of a page ${breweryWords.join(', ')}`,
    run: async (database, [id, ...words], { actor, publicUrl, clock }) => {
      if (id === undefined) throw new UsageError(approveUsage)
      const edits = await readEdits(database, id, words)
      const deciding = { id, edits, actor, publicUrl, now: clock() }
      const { effects } = await database.transaction((transaction) => approveAnyChange(transaction, deciding))
      return effects.deadlines.map((line) => `${line}\n`).join('')
    },
  },
  refuse: {
    usage: refuseUsage,
    does: 'refuses a change; its brewery reads the reason',
    run: async (database, [id, word = ''], { actor, publicUrl, clock }) => {
      const reason = /^reason=(.+)$/su.exec(word)?.[1]
      if (id === undefined || reason === undefined) throw new UsageError(refuseUsage)
      const deciding = { id, reason, actor, publicUrl, now: clock() }
      const { effects } = await database.transaction((transaction) => refuseAnyChange(transaction, deciding))
      return effects.deadlines.map((line) => `${line}\n`).join('')
    },
  },
}

function lineOf(row: CatalogueRow): string {
  const { id, brewery, dueAt } = row
  if (row.kind === 'page') return `${id}  ${brewery.slug}  page  due ${dueAt}\n`
  const { isNew, stands, proposed } = row
  return `${id}  ${brewery.slug}  ${isNew ? 'new beer: ' : ''}${stands?.name ?? proposed.name ?? ''}  due ${dueAt}\n`
}

const describe = (row: CatalogueRow) => (row.kind === 'page' ? describePage(row) : describeBeer(row))

function describePage({ brewery, stands, proposed, state, reason, askedBy }: PageCatalogueRow): string {
  const words = (Object.keys(proposed) as BreweryWord[]).map(
    (word) =>
      `  ${breweryWordNames[word]}: ${breweryWordText(word, stands)} -> ${breweryWordText(word, proposed)}\n`,
  )
  const head = `${brewery.name}, its page: ${state}, asked by ${askedBy}\n`
  return head + words.join('') + (reason === null ? '' : `  Reason: ${reason}\n`)
}

function describeBeer(row: BeerCatalogueRow): string {
  const { brewery, isNew, stands, proposed, state, reason, askedBy } = row
  const words = (Object.keys(proposed) as BeerWord[]).map((word) => {
    const from = stands === null ? '' : `${beerWordText(word, stands)} -> `
    return `  ${beerWordNames[word]}: ${from}${beerWordText(word, proposed)}\n`
  })
  const head = `${brewery.name}, ${isNew ? 'a new beer' : (stands?.name ?? '')}: ${state}, asked by ${askedBy}\n`
  return head + words.join('') + (reason === null ? '' : `  Reason: ${reason}\n`)
}

/** What is to be put right, as words of a beer or of a page. */
async function readEdits(
  database: Database,
  id: string,
  words: readonly string[],
): Promise<Partial<BeerWords> | Partial<BreweryWords>> {
  const isPage = (await kindOfChange(database, id)) === 'page'
  return Object.fromEntries(isPage ? words.map(readPageEdit) : words.map(readEdit))
}

function readPageEdit(text: string): [BreweryWord, unknown] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/su.exec(text) ?? []
  const word = breweryWords.find((each) => each === name)
  if (word === undefined) throw new UsageError(approveUsage)
  return [word, word === 'logo' && value === '' ? null : value]
}

/** 'targetAbv=4.3' as its word and value; allergens are separated by '|', and an empty value is none. */
function readEdit(text: string): [BeerWord, unknown] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/su.exec(text) ?? []
  const word = typedWords.find((each) => each === name)
  if (word === undefined) throw new UsageError(approveUsage)
  if (word === 'targetAbv') {
    if (value !== '' && !/^\d{1,2}(\.\d{1,2})?$/.test(value)) throw new UsageError(approveUsage)
    return [word, value === '' ? null : Number(value)]
  }
  if (word === 'glutenFree') {
    if (value !== 'true' && value !== 'false') throw new UsageError(approveUsage)
    return [word, value === 'true']
  }
  if (word === 'allergens') return [word, value === '' ? [] : value.split('|')]
  if (word === 'colorHex' || word === 'picture') return [word, value === '' ? null : value]
  return [word, value]
}
