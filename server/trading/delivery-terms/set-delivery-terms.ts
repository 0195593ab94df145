import Value from 'typebox/value'
import { DeliveryTerms } from '../../../shared/delivery/delivery-terms.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { inOneTrip } from '../../platform/database/in-one-trip.ts'
import { badField } from '../../platform/errors/common-errors.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { termsOfDefault } from '../../../shared/delivery/delivery-terms.ts'
import { currentTerms, insertTerms } from './delivery-terms-queries.ts'

/** Null is Dray, for accessories. */
type Whose = { breweryId: string | null }
export type TermsInForce = {
  /** 0 where the default applies. */
  version: number
  terms: DeliveryTerms
}

/**
 * Saves a brewery's delivery terms as a new version, which applies at once and touches no placed order (DELV-07). Throws
 * RequestError 400 that names the fault.
 */
export async function setDeliveryTerms(
  database: Database,
  { breweryId }: Whose,
  { terms, actor, now }: { terms: unknown; actor: Actor; now: Date },
): Promise<TermsInForce> {
  const [fault] = Value.Errors(DeliveryTerms, terms)
  if (fault) throw badField(`terms${fault.instancePath}`, `'terms${fault.instancePath}' ${fault.message}.`)
  const checked = terms as DeliveryTerms
  if (checked.zones.some(({ way }) => way.kind === 'carrier' && way.roadFrom > way.roadTo))
    throw badField('terms', "A carrier's shortest time on the road is at most its longest.")
  return database.transaction(async (transaction) => {
    const before = await termsInForce(transaction, [breweryId])
    const version = await insertTerms(transaction, { breweryId, terms: checked, setBy: actor.name, now })
    await writeAudit(transaction, {
      at: now,
      actor,
      verb: 'set delivery terms',
      subject: { kind: 'brewery', id: breweryId ?? 'dray' },
      before: before(breweryId),
      after: { version, terms: checked },
    })
    return { version, terms: checked }
  })
}

/** The terms that hold for these breweries: their own, or `delivery.default`; Dray's free of charge without any. */
export async function termsInForce(
  database: Database,
  breweryIds: readonly (string | null)[],
): Promise<(breweryId: string | null) => TermsInForce | null> {
  const own = breweryIds.filter((id) => id !== null)
  const [stored, settings] = await inOneTrip([
    currentTerms(database, own),
    readSettings(database, 'delivery.default'),
  ])
  const terms = termsOfDefault(settings['delivery.default'])
  return (breweryId) => {
    const own = stored.find((one) => one.breweryId === breweryId)
    if (own) return { version: own.version, terms: own.terms }
    return breweryId === null ? null : { version: 0, terms }
  }
}
