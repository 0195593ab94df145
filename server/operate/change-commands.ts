import type { CatalogueRow } from '../../shared/api/beers-api.ts'
import {
  type BeerWord,
  beerWordNames,
  beerWords,
  beerWordText,
  type BeerWords,
} from '../../shared/catalogue/beer-words.ts'
import { approveChange, refuseChange } from '../beers/decide-change.ts'
import { listCatalogueChanges, readCatalogueChange } from '../beers/list-catalogue-changes.ts'
import { type Command, UsageError } from './operator-command.ts'

const showUsage = 'changes show <id>'
const approveUsage = 'changes approve <id> [<word>=<value> …]'
const refuseUsage = 'changes refuse <id> reason=<text>'

/** Changes of beers that wait for Dray. */
export const changeCommands: Record<string, Command> = {
  list: {
    usage: 'changes list',
    does: 'changes of beers that wait, what is due first at the top; at most 50',
    run: async (database) => {
      const { rows, total } = await listCatalogueChanges(database, {})
      return rows.map(lineOf).join('') + `${total === 1 ? '1 change waits' : `${total} changes wait`}.\n`
    },
  },
  show: {
    usage: showUsage,
    does: 'a change beside what stands',
    run: async (database, [id]) => {
      if (id === undefined) throw new UsageError(showUsage)
      return describe(await readCatalogueChange(database, id))
    },
  },
  approve: {
    usage: approveUsage,
    does: `puts a change into the shop, with what is to be put right: ${beerWords.join(', ')}`,
    run: async (database, [id, ...words], { actor, publicUrl, clock }) => {
      if (id === undefined) throw new UsageError(approveUsage)
      const edits = Object.fromEntries(words.map(readEdit)) as Partial<BeerWords>
      const deciding = { id, edits, actor, publicUrl, now: clock() }
      const { effects } = await database.transaction((transaction) => approveChange(transaction, deciding))
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
      const { effects } = await database.transaction((transaction) => refuseChange(transaction, deciding))
      return effects.deadlines.map((line) => `${line}\n`).join('')
    },
  },
}

const lineOf = ({ id, brewery, isNew, stands, proposed, dueAt }: CatalogueRow) =>
  `${id}  ${brewery.slug}  ${isNew ? 'new beer: ' : ''}${stands?.name ?? proposed.name ?? ''}  due ${dueAt}\n`

function describe(row: CatalogueRow): string {
  const { brewery, isNew, stands, proposed, state, reason, askedBy } = row
  const words = (Object.keys(proposed) as BeerWord[]).map((word) => {
    const from = stands === null ? '' : `${beerWordText(word, stands)} -> `
    return `  ${beerWordNames[word]}: ${from}${beerWordText(word, proposed)}\n`
  })
  const head = `${brewery.name}, ${isNew ? 'a new beer' : (stands?.name ?? '')}: ${state}, asked by ${askedBy}\n`
  return head + words.join('') + (reason === null ? '' : `  Reason: ${reason}\n`)
}

/** 'targetAbv=4.3' as its word and value; allergens stand apart by '|', and an empty value is none. */
function readEdit(text: string): [BeerWord, unknown] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/su.exec(text) ?? []
  const word = beerWords.find((each) => each === name)
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
