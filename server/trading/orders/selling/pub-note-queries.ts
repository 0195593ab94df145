import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { pubNotes } from '../pub-note-tables.ts'

type NoteKey = { breweryId: string; clientId: string }
type PubNoteRow = typeof pubNotes.$inferSelect

/** Notes about one pub that its download has at the most. */
const mostNotes = 1000

const ofPub = ({ breweryId, clientId }: NoteKey) =>
  and(eq(pubNotes.breweryId, breweryId), eq(pubNotes.clientId, clientId))

export async function pubNoteRow(database: Database, of: NoteKey): Promise<PubNoteRow | null> {
  const [row] = await database.select().from(pubNotes).where(ofPub(of))
  return row ?? null
}

export async function upsertPubNote(transaction: Database, note: PubNoteRow): Promise<void> {
  const { text, changedAt, changedBy } = note
  await transaction
    .insert(pubNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [pubNotes.breweryId, pubNotes.clientId],
      set: { text, changedAt, changedBy },
    })
}

export async function dropPubNote(transaction: Database, of: NoteKey): Promise<void> {
  await transaction.delete(pubNotes).where(ofPub(of))
}

/** What breweries wrote down about a client. */
export async function notesAbout(database: Database, clientId: string): Promise<PubNoteRow[]> {
  return database.select().from(pubNotes).where(eq(pubNotes.clientId, clientId)).limit(mostNotes)
}

export async function dropNotesAbout(transaction: Database, clientId: string): Promise<void> {
  await transaction.delete(pubNotes).where(eq(pubNotes.clientId, clientId))
}
