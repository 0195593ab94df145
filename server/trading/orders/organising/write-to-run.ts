import type { RunLetter } from '../../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { ActionEffects } from '../../../platform/actions/perform-action.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { badField } from '../../../platform/errors/common-errors.ts'
import type { NamedGroup } from '../../../catalogue/groups/name-group.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { addressee } from '../../../platform/mail/mail-content.ts'
import { mailNotice } from '../../../parties/notices/mail-notice.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { type Run, requireRun } from '../../../parties/runs/find-runs.ts'
import type { StepDeps } from '../order-deps.ts'
import { pubsOf } from './describe-run-acts.ts'
import { type CargoDrop, readCargo } from './run-cargo.ts'

const one = { pubs: 'pub', breweries: 'brewery' }

type Writing = { run: Run; group: NamedGroup; words: readonly string[]; heading: string }

/**
 * Sends an organiser's words to the pubs or to the breweries of a run, one mail each (GORG-09). Throws RequestError 400
 * where no one of them is on it.
 */
export async function writeToRun(
  transaction: Database,
  { runId, group, actor, letter }: { runId: string; group: NamedGroup; actor: Actor; letter: RunLetter },
  deps: StepDeps,
): Promise<ActionEffects> {
  const run = await requireRun(transaction, group.id, runId)
  const drops = await readCargo(transaction, run)
  const words = letter.words.split(/\n+/).flatMap((line) => line.trim() || [])
  const heading = `${group.name} writes about the run of ${dayText(run.day)}`
  const writing = { run, group, words, heading }
  const readers =
    letter.to === 'pubs'
      ? await writeToPubs(transaction, drops, { heading, lines: signed(writing), publicUrl: deps.publicUrl })
      : await writeToBreweries(transaction, drops, writing, deps)
  if (readers === 0) throw badField('to', `No ${letter.to} have orders on this run.`)
  await writeAudit(transaction, {
    at: deps.now,
    actor,
    verb: 'write to run',
    subject: { kind: 'run', id: run.id },
    after: { to: letter.to, readers },
    reason: letter.words,
  })
  const what = readers === 1 ? `The mail to 1 ${one[letter.to]}` : `Each mail to ${readers} ${letter.to}`
  return { documents: [`${what} says: ‘${words.join(' ')}’`] }
}

const signed = ({ words, group }: Writing) => [
  ...words,
  `Written by the organiser of ${group.name}, by Dray.`,
]

/** Writes to each order's own contact, once an address; how many were written to. */
export async function writeToPubs(
  transaction: Database,
  drops: readonly CargoDrop[],
  { heading, lines, publicUrl }: { heading: string; lines: string[]; publicUrl: string },
): Promise<number> {
  const orders = drops.flatMap(({ order }) =>
    order.contact === null ? [] : [{ ...order, contact: order.contact }],
  )
  const readers = Map.groupBy(orders, ({ contact }) => contact.email.toLowerCase())
  const pubs = await pubsOf(transaction, drops)
  for (const [first] of readers.values()) {
    const { contact, number } = first!
    const name = `${contact.firstname} ${contact.lastname}`
    await enqueueMail(transaction, {
      to: { email: contact.email, name: pubs.get(number) ?? name },
      template: 'notice',
      data: {
        name: addressee(name),
        heading,
        lines,
        label: 'See the order',
        link: publicUrl + paths.order(number),
      },
    })
  }
  return readers.size
}

async function writeToBreweries(
  transaction: Database,
  drops: readonly CargoDrop[],
  writing: Writing,
  { publicUrl, now }: StepDeps,
): Promise<number> {
  const { run, group, words, heading } = writing
  const breweryIds = new Set(drops.flatMap(({ parts }) => parts.flatMap(({ part }) => part.breweryId ?? [])))
  const path = sellingPaths.run(group.slug, run.id)
  const notice = { kind: 'run' as const, text: { title: heading, about: words.join(' '), path }, now }
  const lines = signed(writing)
  for (const breweryId of breweryIds) {
    const notified = await notifyBrewery(transaction, breweryId, notice)
    const mail = { heading, lines, label: 'See the run', link: publicUrl + path }
    await mailNotice(transaction, notified?.recipients ?? [], mail)
  }
  return breweryIds.size
}
