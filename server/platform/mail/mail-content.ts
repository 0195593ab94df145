import type { MailContent } from '../../../shared/mail/mail-body.ts'

export type MailTemplate<Data> = {
  /** No deadline and no answer to what its reader just did: it waits in the night (NOTE-06). */
  waits?: true
  /** One of many alike: it leaves after the mails to single people. */
  isBulk?: true
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
