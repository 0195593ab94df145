import type { MailServer } from '../support/servers/mail-server.ts'
import type { DrivenOrder } from './cluster-driver.ts'

type Letter = { number: string; subject: string; id: string }

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
    const subjects = (byNumber.get(number) ?? []).map(({ subject }) => subject.replace(number, '…'))
    const isOnce = subjects.length > 0 === isPaid && new Set(subjects).size === subjects.length
    return isOnce ? [] : [`order ${number} has the mails ${JSON.stringify(subjects)}`]
  })
  return { faults, again: letters.length - ids.size }
}

/** The order, subject and Message-ID of a mail about an order. */
function readLetter(source: string): Letter | null {
  const unfolded = source.replaceAll(/\r?\n[ \t]+/g, ' ')
  const subject = /^Subject: (.*)$/im.exec(unfolded)?.[1]?.trim() ?? ''
  const id = /^Message-ID: (.*)$/im.exec(unfolded)?.[1]?.trim() ?? ''
  const number = orderNumberIn(subject)
  return number === null ? null : { number, subject, id }
}

const orderNumberIn = (subject: string) => /DRAY-[A-Z0-9-]+/.exec(subject)?.[0] ?? null
