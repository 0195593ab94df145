import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailServer } from '../support/servers/mail-server.ts'
import type { DrivenOrder } from './cluster-driver.ts'

/** How the one mail begins that the buyer of an order without a payment gets, once the order lapses (server/trading/orders/life/step-mail-words.ts). */
const lapsed = 'Your order was not paid:'

type Letter = { number: string; subject: string; to: string; id: string }

/**
 * What must not be of the orders' mails, as sentences. A worker that dies between the mail server's yes and the
 * deletion sends again with the same Message-ID (docs/decisions/0010): `again` counts those.
 */
export function mailFaults(
  { received }: Pick<MailServer, 'received'>,
  acknowledged: readonly DrivenOrder[],
): { faults: string[]; again: number } {
  const letters = received.flatMap(({ source }) => readLetter(source) ?? [])
  const ids = new Set(letters.map(({ id }) => id))
  const byNumber = Map.groupBy(
    [...ids].map((id) => letters.find((letter) => letter.id === id)!),
    ({ number }) => number,
  )
  const faults = acknowledged.flatMap(({ number, isPaid }) => {
    const mails = (byNumber.get(number) ?? []).map(
      ({ subject, to }) => `${subject.replace(number, '…')} to ${to}`,
    )
    const lapses = mails.filter((mail) => mail.startsWith(lapsed))
    const isOfPayment = isPaid ? mails.length > 0 && lapses.length === 0 : lapses.length === mails.length
    return isOfPayment && new Set(mails).size === mails.length
      ? []
      : [`order ${number} has the mails ${JSON.stringify(mails)}`]
  })
  return { faults, again: letters.length - ids.size }
}

/** The order, subject, recipient and Message-ID of a mail about an order: each of a brewery's people has one of their own. */
function readLetter(source: string): Letter | null {
  const unfolded = source.replaceAll(/\r?\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? ''
  const subject = header('Subject')
  const number = orderNumberIn(subject)
  return number === null ? null : { number, subject, to: header('To'), id: header('Message-ID') }
}

const orderNumberIn = (subject: string) => /DRAY-[A-Z0-9-]+/.exec(subject)?.[0] ?? null

/** The mails that a shop without a mail server has written, as the mail server of the tests shows those it received. */
export async function readMailSources(folder: string) {
  const files = await readdir(folder).catch(() => [])
  const letters = []
  // One after the other: a thousand kills leave more than a process may open at once.
  for (const file of files.filter((name) => name.endsWith('.eml')))
    letters.push({ from: '', to: [], source: await readFile(join(folder, file), 'utf8') })
  return letters
}
