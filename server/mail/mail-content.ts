import type { DeliveryNote } from '../../shared/delivery-note/delivery-note.ts'

/** Stands in texts of templates for the shop's contact address, which staff can change. */
export const contactWord = '{contact}'

/** A template's content as plain data: the layout renders both parts from it and escapes every text. */
export type MailContent = {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  heading: string
  paragraphs: string[]
  /** What staff add, after the greeting and after everything but the small print. */
  above?: MailBlock[]
  below?: MailBlock[]
  /** Replaces paragraphs when an operator writes the text: with headings, lists and links. */
  blocks?: MailBlock[]
  /** The delivery note of an order, below the paragraphs. */
  sheet?: DeliveryNote
  action: { label: string; link: string } | null
  /** What else can be done by a link, below the action: a sentence each. */
  choices?: { text: string; link: string }[]
  /** Small print below the action. */
  notes: string[]
  /** The recipient of replies, if that is not the sender. */
  replyTo?: { name: string; email: string }
  /** Of newsletters, in the foot and in the headers: the reason for the mail, and the link to unsubscribe. */
  unsubscribe?: { reason: string; link: string }
  /** Of other mails that a reader can choose not to get, in the headers: the page with that choice. */
  choiceLink?: string | null
}

export type MailSpan = { text: string; look?: 'strong' | 'emphasis'; href?: string }
export type MailBlock =
  | { kind: 'paragraph' | 'heading'; spans: MailSpan[] }
  | { kind: 'list'; items: MailSpan[][] }

export type MailTemplate<Data> = {
  /** No deadline and no answer to what its reader just did: it waits in the night (NOTE-06). */
  waits?: true
  write: (data: Data) => MailContent
  /** Drawn by the preview page of development, and by tests. */
  example: Data
}

/** '30 minutes', '24 hours', '2 days'. */
export function lifetime(minutes: number): string {
  if (minutes % (24 * 60) === 0 && minutes > 24 * 60) return `${minutes / (24 * 60)} days`
  if (minutes % 60 === 0) return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** A moment as '21 November 2026 at 15:20', by the clocks of the United Kingdom. */
export function momentInWords(time: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(time))
}

/**
 * The name for the greeting. Anyone can register a stranger's address under a name such as 'win at evil.example', so
 * the greeting omits a name that a mail program might turn into a link.
 */
export function addressee(name: string): string {
  const plain = name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return plain === '' || plain.length > 60 || /[/:@<>]|\.\p{L}{2}/u.test(plain) ? 'there' : plain
}
