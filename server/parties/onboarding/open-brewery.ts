import type { BreweryApplication } from '../../../shared/onboarding/read-application.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { addBrewery } from '../../catalogue/beers/add-brewery.ts'
import type { Database } from '../../platform/database/database.ts'
import { grantRole } from '../roles/change-role.ts'
import { saveDocuments } from '../brewery-standing/save-approval-documents.ts'

type Opening = {
  application: BreweryApplication
  applicant: { id: string; name: string }
  actor: Actor
  now: Date
}

/** Makes the brewery of an application: in the catalogue, with its owner, and what was stated for its documents. */
export async function openBrewery(
  transaction: Database,
  { application, applicant, actor, now }: Opening,
): Promise<{ id: string; slug: string }> {
  const { breweryName: name, email, phone: telephone, awrsNumber: awrsUrn, ...stated } = application
  const { companyName, companyNumber, vatNumber, street, town, postcode } = stated
  const brewery = await addBrewery(transaction, { name, town, email, telephone, awrsUrn })
  const grant = { clientId: applicant.id, role: 'owner', breweryId: brewery.id } as const
  await grantRole(transaction, grant, { actor, now, subject: { kind: 'brewery', id: brewery.id } })
  await saveDocuments(transaction, {
    breweryId: brewery.id,
    // The applicant stated them, and the documents say who did.
    actor: { clientId: applicant.id, name: applicant.name, role: 'owner', by: 'page' },
    now,
    papers: {
      legalName: companyName,
      address: [street, town, postcode],
      ...(companyNumber !== null && { companyNumber }),
      ...(vatNumber !== null && { vat: { number: vatNumber } }),
    },
  })
  return brewery
}
