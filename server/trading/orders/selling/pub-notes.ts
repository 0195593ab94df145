import type { PubNote } from '../../../../shared/api/selling-pubs-api.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import type { PersonalData } from '../../../feature.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { findBreweryNames } from '../../../catalogue/beers/find-breweries.ts'
import { findOwnPubs } from './find-selling-buyer.ts'
import { dropPubNote, notesAbout, pubNoteRow, upsertPubNote } from './pub-note-queries.ts'

type NoteKey = { breweryId: string; clientId: string }

/** What a brewery wrote down about a pub, or null. */
export async function readPubNote(database: Database, of: NoteKey): Promise<PubNote | null> {
  const row = await pubNoteRow(database, of)
  return row && { text: row.text, changedAt: row.changedAt.toISOString(), changedBy: row.changedBy }
}

/** Writes down what a brewery wants to know of a pub; an empty text removes it. Throws RequestError 404 for who never bought of it. */
export async function savePubNote(
  database: Database,
  { breweryId, clientId, text, actor, now }: NoteKey & { text: string; actor: Actor; now: Date },
): Promise<void> {
  const known =
    isUuid(clientId) && (await findOwnPubs(database, { breweryId, clientIds: [clientId] })).has(clientId)
  if (!known) throw notFound('The pub')
  await database.transaction(async (transaction) => {
    const before = await pubNoteRow(transaction, { breweryId, clientId })
    if (text === '') await dropPubNote(transaction, { breweryId, clientId })
    else
      await upsertPubNote(transaction, { breweryId, clientId, text, changedAt: now, changedBy: actor.name })
    // The trail says that a note changed; its words are about a person and can be removed.
    await writeAudit(transaction, {
      at: now,
      actor,
      verb: 'change pub note',
      subject: { kind: 'client', id: clientId },
      before: { characters: before?.text.length ?? 0 },
      after: { characters: text.length },
    })
  })
}

/** The notes of breweries about a client, for the client to take away. */
export const ownPubNotes: PersonalData = {
  name: 'notesOfBreweries',
  read: async (database, clientId) => {
    const notes = await notesAbout(database, clientId)
    const names = await findBreweryNames(
      database,
      notes.map(({ breweryId }) => breweryId),
    )
    return notes.map(({ breweryId, text, changedAt }) => ({
      brewery: names.get(breweryId) ?? null,
      text,
      changedAt: changedAt.toISOString(),
    }))
  },
}
