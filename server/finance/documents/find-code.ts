import { badField } from '../../platform/errors/common-errors.ts'
import type { Database } from '../../platform/database/database.ts'
import { codeOfBrewery, insertCode, takenCodes } from './document-queries.ts'
import { isDocumentCode, proposeCodes } from './propose-codes.ts'

/** The code of a brewery's documents; at its first document the first that is free of those its name proposes. */
export async function findCode(
  transaction: Database,
  { breweryId, name }: { breweryId: string; name: string },
): Promise<string> {
  const given = await codeOfBrewery(transaction, breweryId)
  if (given !== null) return given
  for (const code of proposeCodes(name)) {
    if (await insertCode(transaction, breweryId, code)) return code
    // Another process may have given one meanwhile.
    const now = await codeOfBrewery(transaction, breweryId)
    if (now !== null) return now
  }
  throw new Error(`Every code that was proposed for '${name}' is taken.`)
}

/** The code of a brewery's documents, or the one that its first document will give it. */
export async function readCode(
  database: Database,
  { breweryId, name }: { breweryId: string; name: string },
): Promise<{ code: string; isFixed: boolean }> {
  const given = await codeOfBrewery(database, breweryId)
  if (given !== null) return { code: given, isFixed: true }
  const proposed = proposeCodes(name)
  const taken = await takenCodes(database, proposed)
  return { code: proposed.find((code) => !taken.has(code)) ?? '', isFixed: false }
}

/** Gives a brewery its code before its first document. Throws RequestError 400 for a taken one, or once it has one. */
export async function giveCode(
  database: Database,
  { breweryId, code }: { breweryId: string; code: string },
): Promise<void> {
  if (!isDocumentCode(code)) throw badField('code', 'A code has 3 to 5 capital letters and is not DRY.')
  if (await insertCode(database, breweryId, code)) return
  const given = await codeOfBrewery(database, breweryId)
  if (given === code) return
  throw badField('code', given === null ? `${code} is taken.` : `The code is ${given} and stays so.`)
}
