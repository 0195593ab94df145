import { mailBody } from '../../../shared/mail/mail-body.ts'
import { contactAddress } from '../../../shared/paths/paths.ts'
import {
  isNewsletterCategory,
  type NewsletterCategory,
  newsletterCategories,
} from '../../../shared/newsletter/newsletter-data.ts'
import { renderMailText } from '../../platform/mail/render-mail-text.ts'
import { newsletterMail } from '../../platform/mail/templates/newsletter-mail.ts'
import { openNewsletter } from '../../identity/newsletter/open-newsletter.ts'
import { type NewsletterIssue, readIssue } from '../../identity/newsletter/read-issue.ts'
import { digestOf, issueProgress, subscriberCount, sendIssue } from '../../identity/newsletter/send-issue.ts'
import { type Command, UsageError } from './operator-command.ts'

const usage = 'mail send <category> <file> [--dry-run]'
const number = (value: number) => value.toLocaleString('en-GB')
const copiesOf = (count: number) => (count === 1 ? '1 copy' : `${number(count)} copies`)

export const newsletterCommands: Record<string, Command> = {
  send: {
    usage,
    dryRun: 'own',
    does: `a letter to all readers of ${newsletterCategories.join(', ')}; again: goes on where it stopped`,
    run: async (database, words, { publicUrl, print, openSealer, readFile }) => {
      const { category, file, isDryRun } = readWords(words)
      const issue = await readIssue(await readFile(file), publicUrl)
      const digest = digestOf(category, issue)
      const before = await issueProgress(database, digest)
      const subscribers = await subscriberCount(database, category)
      if (isDryRun) return `${draw(category, issue)}\n${forecast(before?.copies ?? 0, subscribers)}\n`
      if (before?.finishedAt)
        return `This letter was sent on ${before.finishedAt.toISOString()}, in ${copiesOf(before.copies)}. Nothing was sent now.\n`
      if (before) print(`Going on after ${copiesOf(before.copies)}.\n`)
      const newsletter = await openNewsletter({ database, publicUrl, sealer: await openSealer() })
      const { copies } = await sendIssue(newsletter, { category, issue, digest }, (progress) =>
        print(`${number(progress.copies)} of ${number(subscribers)}\n`),
      )
      return `${copiesOf(copies)} ${copies === 1 ? 'is' : 'are'} in the outbox.\n`
    },
  },
}

function readWords(words: readonly string[]): {
  category: NewsletterCategory
  file: string
  isDryRun: boolean
} {
  const [category, file, ...more] = words.filter((word) => word !== '--dry-run')
  if (file === undefined || more.length > 0 || file.startsWith('--')) throw new UsageError(usage)
  if (!isNewsletterCategory(category))
    throw new UsageError(`The category must be one of ${newsletterCategories.join(', ')}.`)
  return { category, file, isDryRun: words.includes('--dry-run') }
}

/** The plain part as a subscriber gets it, with a link that does not work. */
function draw(category: NewsletterCategory, issue: NewsletterIssue): string {
  const unsubscribeLink = '(each reader’s own)'
  const body = mailBody(newsletterMail.write({ category, ...issue, unsubscribeLink }), contactAddress)
  return `Subject: ${body.subject}\n\n${renderMailText(body)}`
}

const forecast = (done: number, subscribers: number) =>
  done === 0
    ? `It would go to ${number(subscribers)} ${subscribers === 1 ? 'reader' : 'readers'}. Nothing was sent.`
    : `${copiesOf(done)} of it are in the outbox or sent already, of ${number(subscribers)}. Nothing was sent now.`
