import type { DeliveryNote } from '../delivery-note/delivery-note.ts'

/** Placeholder in templates for the shop's contact address, which staff can change. */
export const contactWord = '{contact}'

/** A mail's content as plain data: the HTML part (storefront/mail/Mail.tsx) and the plain text are rendered from it. */
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
  choiceLink?: string | null | undefined
}

export type MailSpan = { text: string; look?: 'strong' | 'emphasis'; href?: string }
export type MailBlock =
  | { kind: 'paragraph' | 'heading'; spans: MailSpan[] }
  | { kind: 'list'; items: MailSpan[][] }

/** Content whose texts are final, and the address that readers write to. */
export type MailBody = MailContent & { greeting: string[]; contact: string }

/** Puts the contact address into the texts, and the subject on one line. 'Hello Maggie,' comes before what staff add. */
export function mailBody(written: MailContent, contact: string): MailBody {
  const named = (text: string) => text.replaceAll(contactWord, contact)
  const paragraphs = written.paragraphs.map(named)
  const at = /^Hello .*,$/.test(paragraphs[0] ?? '') ? 1 : 0
  return {
    ...written,
    subject: written.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    greeting: paragraphs.slice(0, at),
    paragraphs: paragraphs.slice(at),
    notes: written.notes.map(named),
    contact,
  }
}

export const mailSender = 'Dray, the UK trade market for independent beer'
