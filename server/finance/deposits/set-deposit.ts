import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import type { Static } from 'typebox'
import type { DepositChoice, DepositTerms } from '../../../shared/api/empties-api.ts'
import { type ContainerKind, containerKinds, lostText } from '../../../shared/deposits/container-names.ts'
import { type DepositKind, depositKinds, depositText } from '../../../shared/deposits/deposit-kinds.ts'
import { isSchemeKind } from '../../../shared/deposits/scheme-kinds.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import type { ContainerTerm } from './deposit-in-statement.ts'
import { insertTerm, termsAfter, termsOn } from './deposit-queries.ts'

const mostDaysAhead = 730

/** The deposits or the prices that a brewery states for each kind of its containers, now and from later days. */
export async function readContainerTerms(
  database: Database,
  { term, breweryId, now }: { term: ContainerTerm; breweryId: string; now: Date },
): Promise<DepositTerms> {
  const day = londonDay(now)
  const present = await termsOn(database, { term, breweryIds: [breweryId], day })
  const later = await termsAfter(database, { term, brewery: breweryId, day })
  return {
    rows: (term === 'deposit' ? depositKinds : containerKinds).map((kind) => ({
      kind,
      netMinor: present.find((row) => row.kind === kind)?.netMinor ?? 0,
      coming: later
        .filter((row) => row.kind === kind)
        .map(({ fromDay, netMinor }) => ({ fromDay, netMinor })),
    })),
  }
}

type Setting = Static<typeof DepositChoice> & {
  term: ContainerTerm
  breweryId: string
  actor: Actor
  now: Date
}

/** What each is called, and for what it holds. */
const said: Readonly<
  Record<ContainerTerm, { name: (kind: DepositKind) => string; verb: AuditVerb; holdsFor: string }>
> = {
  deposit: { name: depositText, verb: 'container deposit', holdsFor: 'orders placed' },
  price: {
    name: (kind) => lostText(kind as ContainerKind),
    verb: 'container price',
    holdsFor: 'charges announced',
  },
}

/**
 * A brewery states a deposit or a price for a kind of container, from a day on; 0 is none. Answers in a sentence what holds.
 * Throws RequestError 400 for a day that is past, far off or none.
 */
export async function setContainerTerm(
  transaction: Database,
  { term, breweryId, kind, netMinor, fromDay: wanted, actor, now }: Setting,
): Promise<string> {
  const today = londonDay(now)
  const fromDay = wanted ?? today
  if (term === 'price' && isSchemeKind(kind))
    throw badField(
      'kind',
      'Cans and bottles of a deposit return scheme do not come back: they have no price.',
    )
  if (!isDay(fromDay) || fromDay < today || fromDay > addDays(today, mostDaysAhead))
    throw badField('fromDay', 'The day is from today on, and within two years.')
  await insertTerm(transaction, term, {
    breweryId,
    kind,
    netMinor,
    fromDay,
    setBy: actor.name,
    setAt: now.toISOString(),
  })
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: said[term].verb,
    subject: { kind: 'brewery', id: breweryId },
    after: { kind, netMinor, fromDay },
  })
  const when = fromDay === today ? 'from now on' : `from ${dayText(fromDay)}`
  const sum =
    netMinor === 0 ? 'none' : `${formatMinor(netMinor)} ${isSchemeKind(kind) ? 'outside VAT' : 'ex VAT'} each`
  return `${said[term].name(kind)}: ${sum}, for ${said[term].holdsFor} ${when}.`
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
