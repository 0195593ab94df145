/** Words may hold links, written `[words](address)`. */
export type LegalClause = {
  text: string
  points?: string[]
  definitions?: { term: string; meaning: string }[]
  table?: { caption: string; columns: string[]; rows: string[][] }
}

export type LegalSection = { id: string; title: string; clauses: LegalClause[] }

export type LegalText = {
  /** A day, ISO 8601. */
  updatedOn: string
  intro: string
  /** The gist in a few lines, for those in a hurry. */
  summary: string[]
  sections: LegalSection[]
}
