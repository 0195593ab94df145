import { readFile } from 'node:fs/promises'
import { isLetterCategory, type LetterCategory, letterCategories } from '../../shared/newsletter.ts'
import { drawMail } from '../mail/draw-mail.ts'
import { letterMail } from '../mail/templates/letter-mail.ts'
import { openNewsletter } from '../newsletter/newsletter.ts'
import { type Letter, readLetter } from '../newsletter/read-letter.ts'
import { digestOf, letterProgress, readersOf, sendLetter } from '../newsletter/send-letter.ts'
import { type Command, UsageError } from './operator-command.ts'

const usage = 'mail send <category> <file> [--dry-run]'
const number = (value: number) => value.toLocaleString('en-GB')
const copiesOf = (count: number) => (count === 1 ? '1 copy' : `${number(count)} copies`)

export const letterCommands: Record<string, Command> = {
  send: {
    usage,
    does: `a letter to all readers of ${letterCategories.join(', ')}; again: goes on where it stopped`,
    run: async (database, words, { publicUrl, tell }) => {
      const { category, file, isDryRun } = readWords(words)
      const letter = await readLetterFile(file, publicUrl)
      const digest = digestOf(category, letter)
      const before = await letterProgress(database, digest)
      const readers = await readersOf(database, category)
      if (isDryRun) return `${draw(category, letter)}\n${forecast(before?.copies ?? 0, readers)}\n`
      if (before?.finishedAt)
        return `This letter was sent on ${before.finishedAt.toISOString()}, in ${copiesOf(before.copies)}. Nothing was sent now.\n`
      if (before) tell(`Going on after ${copiesOf(before.copies)}.\n`)
      const newsletter = await openNewsletter({ database, publicUrl })
      const { copies } = await sendLetter(newsletter, { category, letter, digest }, (progress) =>
        tell(`${number(progress.copies)} of ${number(readers)}\n`),
      )
      return `${copiesOf(copies)} ${copies === 1 ? 'is' : 'are'} in the outbox.\n`
    },
  },
}

function readWords(words: readonly string[]): { category: LetterCategory; file: string; isDryRun: boolean } {
  const [category, file, ...more] = words.filter((word) => word !== '--dry-run')
  if (file === undefined || more.length > 0 || file.startsWith('--')) throw new UsageError(usage)
  if (!isLetterCategory(category))
    throw new UsageError(`The category must be one of ${letterCategories.join(', ')}.`)
  return { category, file, isDryRun: words.includes('--dry-run') }
}

async function readLetterFile(file: string, publicUrl: string): Promise<Letter> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`'${file}' cannot be read: ${error.code}`)
  })
  return readLetter(bytes, publicUrl)
}

/** The plain part as a reader would get it, with a link that leads nowhere. */
function draw(category: LetterCategory, letter: Letter): string {
  const unsubscribeLink = '(each reader’s own)'
  const { subject, text } = drawMail(letterMail.write({ category, ...letter, unsubscribeLink }))
  return `Subject: ${subject}\n\n${text}`
}

const forecast = (done: number, readers: number) =>
  done === 0
    ? `It would go to ${number(readers)} ${readers === 1 ? 'reader' : 'readers'}. Nothing was sent.`
    : `${copiesOf(done)} of it are in the outbox or sent already, of ${number(readers)}. Nothing was sent now.`
