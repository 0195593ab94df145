import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { findGrantsOf } from '../roles/find-people.ts'
import { leadOf, type PeopleChange } from './people-place.ts'

type Notice = Pick<PeopleChange, 'place' | 'publicUrl'> & { sentence: string }

/** Writes to one person about the own roles. */
export async function notifyPerson(
  transaction: Database,
  { place, publicUrl, sentence, clientId, leadsTo }: Notice & { clientId: string; leadsTo: string },
): Promise<void> {
  await write(transaction, { place, sentence, link: publicUrl + leadsTo }, [clientId])
}

/** Writes to those who run the place, but for these. */
export async function notifyLeads(
  transaction: Database,
  { place, publicUrl, sentence, but }: Notice & { but: readonly (string | null)[] },
): Promise<void> {
  const grants = await findGrantsOf(transaction, place.breweryId)
  const leads = grants.filter(({ role }) => role === leadOf(place)).map(({ clientId }) => clientId)
  const ids = leads.filter((id) => !but.includes(id))
  await write(transaction, { place, sentence, link: publicUrl + place.peoplePath }, ids)
}

async function write(
  transaction: Database,
  { place, sentence, link }: { place: PeopleChange['place']; sentence: string; link: string },
  clientIds: readonly string[],
): Promise<void> {
  const clients = await findPublicClients(transaction, [...clientIds])
  for (const { email, name } of clients.values())
    await enqueueMail(transaction, {
      to: { email, name },
      template: 'people-changed',
      data: { name, place: place.name, sentence, link },
    })
}
