import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { closureText } from '../../../shared/standing/seller-closure.ts'
import { missingTexts } from '../../../shared/standing/standing-conditions.ts'
import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import type { AssessedBrewery } from './standing-of.ts'
import type { EntryRow, StandingFacts } from './standing-queries.ts'

type NameAndSlug = { slug: string; name: string }

/** An approval as the staff and the brewery read it. */
export function standingView(
  brewery: NameAndSlug,
  { facts, standing }: AssessedBrewery,
  entries: readonly EntryRow[],
): BreweryStanding {
  const { missing, closure, awrs } = standing
  return {
    brewery: { slug: brewery.slug, name: brewery.name },
    isCleared: missing.length === 0,
    takesOrders: closure === null,
    closure: closure && { ...closure, text: closureText(closure) },
    missing: missing.map((condition) => ({ condition, text: missingTexts[condition] })),
    awrs: { state: awrs.state, goodUntil: awrs.goodUntil, entries: entries.map(entryView) },
    papers: {
      legalName: facts?.legalName ?? null,
      address: facts?.address ?? null,
      companyNumber: facts?.companyNumber ?? null,
      vat: vatView(facts),
    },
    agreement: { current: agencyAgreementVersion, accepted: agreementView(facts) },
    suspension: facts?.suspendedAt
      ? { since: moment(facts.suspendedAt), reason: facts.suspensionReason }
      : null,
    pause: facts?.pausedAt ? { since: moment(facts.pausedAt), until: facts.pausedUntil } : null,
  }
}

function vatView(facts: StandingFacts | null): BreweryStanding['papers']['vat'] {
  if (!facts?.vatStatement || !facts.vatStatedAt || !facts.vatStatedBy) return null
  return { number: facts.vatNumber, statedAt: moment(facts.vatStatedAt), statedBy: facts.vatStatedBy }
}

function agreementView(facts: StandingFacts | null): BreweryStanding['agreement']['accepted'] {
  if (!facts?.agreementVersion || !facts.agreementAcceptedAt || !facts.agreementAcceptedBy) return null
  const { agreementVersion: version, agreementAcceptedAt: at, agreementAcceptedBy: by } = facts
  return { version, at: moment(at), by }
}

function entryView(entry: EntryRow): BreweryStanding['awrs']['entries'][number] {
  return {
    id: entry.id,
    kind: entry.kind,
    awrsNumber: entry.awrsNumber,
    lookedUpAt: entry.lookedUpAt && moment(entry.lookedUpAt),
    nameOnRegister: entry.nameOnRegister,
    status: entry.status,
    reason: entry.reason,
    endsOn: entry.endsOn,
    evidenceType: entry.mediaType,
    recordedAt: moment(entry.recordedAt),
    recordedBy: entry.recordedBy,
  }
}

const moment = (stored: string) => new Date(stored).toISOString()
