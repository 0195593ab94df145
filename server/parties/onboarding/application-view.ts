import type {
  ApplicationDossier,
  AppliedBrewery,
  SellingApplication,
} from '../../../shared/api/selling-application-api.ts'
import { draftOf } from '../../../shared/onboarding/read-application.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import {
  applicationById,
  applicationOf,
  type ApplicationRow as Row,
  countWaiting,
  waitingApplications,
} from './application-queries.ts'
import { applicationSubject, dueTimesOf } from './application-trail.ts'

/** A client's own application, as far as it has come. */
export async function readOwnApplication(database: Database, clientId: string): Promise<SellingApplication> {
  return viewOf(database, await applicationOf(database, clientId))
}

/** The id of a client's application; null where there is none. */
export const findOwnApplicationId = async (database: Database, clientId: string): Promise<string | null> =>
  (await applicationOf(database, clientId))?.id ?? null

/** An application as the staff read it. Throws RequestError 404 for an unknown one and for a draft. */
export async function readApplicationDossier(database: Database, id: string): Promise<ApplicationDossier> {
  const row = await applicationById(database, id)
  if (row === null || row.state === 'draft') throw notFound('The application')
  const client = (await findPublicClients(database, [row.clientId])).get(row.clientId)
  const trail = await auditTrailOf(database, applicationSubject(id))
  const due = await dueTimesOf(database, [id])
  return {
    id,
    client: { id: row.clientId, name: client?.name ?? formerClientName, email: client?.email ?? '' },
    application: await viewOf(database, row),
    dueAt: due.get(id)?.toISOString() ?? null,
    history: trail
      .map(({ at, verb, actorName: by, actorRole: role, reason }) => ({
        at: at.toISOString(),
        verb,
        by,
        role,
        reason,
      }))
      .toReversed(),
  }
}

/** An application in a list: its id, and what its brewery is called. */
export type ListedApplication = { id: string; name: string; town: string; application: AppliedBrewery }
/** `query` is of typedWords. */
type ApplicationViewInput = { query?: string | undefined; offset: number; limit: number }

/** Who waits to be taken on, the longest waiting first. */
export async function listApplications(
  database: Database,
  { query, ...place }: ApplicationViewInput,
): Promise<ListedApplication[]> {
  const rows = await waitingApplications(database, query, place)
  const ids = rows.map(({ id }) => id)
  const due = await dueTimesOf(database, ids)
  const clients = await findPublicClients(
    database,
    rows.map(({ clientId }) => clientId),
  )
  return rows.map(({ id, clientId, texts, appliedAt, savedAt }) => ({
    id,
    name: texts.breweryName,
    town: texts.town,
    application: {
      applicant: clients.get(clientId)?.name ?? formerClientName,
      appliedAt: (appliedAt ?? savedAt).toISOString(),
      dueAt: due.get(id)?.toISOString() ?? null,
    },
  }))
}

/** How many wait to be taken on. */
export const countApplications = (database: Database, query?: string | undefined): Promise<number> =>
  countWaiting(database, query)

async function viewOf(database: Database, row: Row | null): Promise<SellingApplication> {
  if (row === null)
    return {
      state: 'none',
      texts: draftOf({}),
      reason: null,
      savedAt: null,
      appliedAt: null,
      decidedAt: null,
      brewery: null,
    }
  const [brewery] = row.breweryId === null ? [] : await nameBreweries(database, [row.breweryId])
  return {
    state: row.state,
    texts: { ...draftOf({}), ...row.texts },
    reason: row.reason,
    savedAt: row.savedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    brewery: brewery === undefined ? null : { slug: brewery.slug, name: brewery.name },
  }
}
