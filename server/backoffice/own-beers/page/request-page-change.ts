import type { AuditVerb } from '../../../../shared/audit/audit-words.ts'
import type { BreweryWords } from '../../../../shared/catalogue/brewery-words.ts'
import type { PageOutcome } from '../../../../shared/api/page-changes-api.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { putPageWords, readOwnPage } from '../../../catalogue/beers/profile/own-profile.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { closeEntry, openEntry } from '../../../platform/worklist/worklist.ts'
import { decisionDueAt, isTrusted } from '../request-change.ts'
import { requireBroughtPicture } from '../beer-pictures.ts'
import { checkPageWords } from './check-page-words.ts'
import {
  insertPageChange,
  lockPageChanges,
  type PageChangeRow,
  updatePageChange,
  waitingPageChange,
} from './page-change-queries.ts'
import { differentWords, pageSentences } from './page-change-view.ts'

type ByBrewery = { breweryId: string; actor: Actor; now: Date }

const buttons: Readonly<Record<PageOutcome, string>> = {
  done: 'Put it on the page',
  waits: 'Send it to Dray',
  same: 'Leave it as it is',
}

/**
 * Asks for other words on a brewery's page. They wait for Dray's staff while the current version stays, and apply at once for a
 * trusted brewery; a second change joins the one that waits, one back to the current version withdraws it (STAF-20). Needs a
 * transaction. Throws RequestError 400 for a word.
 */
export async function requestPageChange(
  transaction: Database,
  { words: typed, ...by }: ByBrewery & { words: Partial<BreweryWords> },
): Promise<{ outcome: PageOutcome; effects: { deadlines: string[]; button: string } }> {
  const { breweryId, now } = by
  await lockPageChanges(transaction, breweryId)
  const page = await readOwnPage(transaction, breweryId, { isLocked: true })
  const waiting = await waitingPageChange(transaction, breweryId)
  const words = checkPageWords(typed)
  if (words.logo)
    await requireBroughtPicture(transaction, {
      breweryId,
      address: words.logo,
      stands: page.words.logo,
      field: 'logo',
    })
  const wanted = differentWords(page.words, { ...waiting?.proposed, ...words })
  const outcome = await take(transaction, { ...by, name: page.name, stands: page.words, waiting, wanted })
  const then = {
    done: ['Pubs see it at once.'],
    waits: [`Dray looks at it by ${londonDay(decisionDueAt(now))}. Until then pubs see the current version.`],
    same: waiting === null ? [] : ['The change that waits is taken back.'],
  }
  const said =
    outcome === 'same'
      ? ['Nothing is different from the current version.']
      : pageSentences(page.words, wanted)
  return { outcome, effects: { deadlines: [...said, ...then[outcome]], button: buttons[outcome] } }
}

type RequestPageChangeInput = ByBrewery & {
  name: string
  stands: BreweryWords
  waiting: PageChangeRow | null
  wanted: Partial<BreweryWords>
}

async function take(transaction: Database, input: RequestPageChangeInput): Promise<PageOutcome> {
  const { breweryId, name, stands, waiting, wanted, actor, now } = input
  if (Object.keys(wanted).length === 0) {
    if (waiting !== null) await withdrawRow(transaction, waiting, input)
    return 'same'
  }
  const dueAt = waiting?.dueAt ?? decisionDueAt(now)
  const asked = { breweryId, stood: stands, proposed: wanted, askedAt: now, askedBy: actor, dueAt }
  if (await isTrusted(transaction, breweryId)) {
    if (waiting !== null) await withdrawRow(transaction, waiting, input)
    await insertPageChange(transaction, { ...asked, state: 'approved', decidedAt: now, decidedBy: actor })
    await putOnPage(transaction, { ...input, words: wanted })
    return 'done'
  }
  const id = waiting?.id ?? (await insertPageChange(transaction, { ...asked, state: 'waiting' })).id
  if (waiting !== null) await updatePageChange(transaction, id, asked)
  await openEntry(transaction, {
    kind: 'page_change',
    subject: id,
    about: `${name} wants to change its page.`,
    owner: 'operations',
    dueAt,
    now,
  })
  await note(transaction, input, 'ask page change', { before: waiting?.proposed ?? null, after: wanted })
  return 'waits'
}

/** Puts words on a brewery's page and writes it into the trail. Needs a transaction. */
export async function putOnPage(
  transaction: Database,
  { stands, words, ...by }: ByBrewery & { stands: BreweryWords; words: Partial<BreweryWords> },
): Promise<void> {
  await putPageWords(transaction, by.breweryId, words)
  const before = Object.fromEntries(Object.entries(stands).filter(([word]) => word in words))
  await note(transaction, by, 'change page', { before, after: words })
}

/** Takes back what waits. Needs a transaction; throws RequestError 404 where nothing waits. */
export async function withdrawPageChange(transaction: Database, by: ByBrewery): Promise<void> {
  await lockPageChanges(transaction, by.breweryId)
  const waiting = await waitingPageChange(transaction, by.breweryId)
  if (waiting === null) throw notFound('The change')
  await withdrawRow(transaction, waiting, by)
}

async function withdrawRow(transaction: Database, { id, proposed }: PageChangeRow, by: ByBrewery) {
  const { actor, now } = by
  await updatePageChange(transaction, id, { state: 'withdrawn', decidedAt: now, decidedBy: actor })
  await closeEntry(transaction, { kind: 'page_change', subject: id, by: actor, now })
  await note(transaction, by, 'withdraw page change', { before: proposed, after: null })
}

const note = (
  transaction: Database,
  { breweryId, actor, now }: ByBrewery,
  verb: AuditVerb,
  change: { before: object | null; after: object | null },
) => writeAudit(transaction, { at: now, actor, verb, subject: { kind: 'brewery', id: breweryId }, ...change })
