import type { CompanySetting } from '../../../shared/information/legal-words.ts'
import type { Database } from '../database/database.ts'
import { readFrameSettings } from './frame-settings.ts'
import { readSettings } from './read-settings.ts'

export type Company = CompanySetting & { email: string }

/** Who runs the marketplace, with the contact address of the footer (S-14). */
export async function readCompany(database: Database): Promise<Company> {
  const [{ company }, { footer }] = await Promise.all([
    readSettings(database, 'company'),
    readFrameSettings(database),
  ])
  return { ...company, email: footer.contactEmail }
}

/** The address that people write to: the footer's, which staff can change. */
export const findContactAddress = async (database: Database): Promise<string> =>
  (await readCompany(database)).email

/** The words that texts name in braces. */
export const companyWords = ({ name, registeredIn, address, email }: Company): Record<string, string> => ({
  company: name,
  country: registeredIn,
  address,
  email,
})
