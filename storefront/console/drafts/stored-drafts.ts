import { browserStorage, consoleDraftsKey, type TextStorage } from '../../storage/safe-storage.ts'
import { storedList } from '../../sync/stored-value.ts'

/** Most drafts in a browser, the most characters of one, and of all. */
export const draftLimits = { drafts: 30, signs: 20_000, allSigns: 200_000, days: 7 } as const
const lifetimeMs = draftLimits.days * 86_400_000

/** What a person typed into a form of the consoles and has not sent: fields that differ from what the form began with. */
type Draft = {
  client: string
  /** The form: what it does, and to what. */
  form: string
  fields: FieldValues
  /** What was sent of it without an answer, and under which key. */
  sent?: { body: string; key: string }
  /** ms since 1970. */
  storedAt: number
}
export type FieldValues = Readonly<Record<string, string>>
type DraftKey = Pick<Draft, 'client' | 'form'>

/** What this person had typed into this form within the last week; null for nothing. */
export function readDraft(
  of: DraftKey,
  now: number,
  storage: TextStorage = browserStorage,
): FieldValues | null {
  return readAll(now, storage).find(isOf(of))?.fields ?? null
}

/** Stores what is in a form; without a field, or with more than a form of ours can hold, nothing stays. */
export function storeDraft(
  of: DraftKey,
  fields: FieldValues,
  now: number,
  storage: TextStorage = browserStorage,
): void {
  const others = readAll(now, storage).filter((draft) => !isOf(of)(draft))
  const signs = JSON.stringify(fields).length
  const isStored = Object.keys(fields).length > 0 && signs <= draftLimits.signs
  listIn(storage).write(isStored ? fitting([{ ...of, fields, storedAt: now }, ...others]) : others)
}

export function dropDraft(of: DraftKey, now: number, storage: TextStorage = browserStorage): void {
  storeDraft(of, {}, now, storage)
}

/** The key under which this body of a form is sent: the same one for as long as nothing else is typed there. */
export function keyOfDraft(
  of: DraftKey,
  body: object,
  now: number,
  storage: TextStorage = browserStorage,
): string {
  const drafts = readAll(now, storage)
  const text = JSON.stringify(body)
  const draft = drafts.find(isOf(of))
  if (draft?.sent?.body === text) return draft.sent.key
  const key = crypto.randomUUID()
  if (draft !== undefined && text.length <= draftLimits.signs)
    listIn(storage).write(
      fitting(drafts.map((each) => (each === draft ? { ...draft, sent: { body: text, key } } : each))),
    )
  return key
}

/** The newest drafts, as many as there is room for. */
function fitting(drafts: readonly Draft[]): readonly Draft[] {
  let signs = 0
  return drafts.slice(0, draftLimits.drafts).filter((draft) => {
    signs += JSON.stringify(draft).length
    return signs <= draftLimits.allSigns
  })
}

const isOf =
  ({ client, form }: DraftKey) =>
  (draft: Draft) =>
    draft.client === client && draft.form === form

const readAll = (now: number, storage: TextStorage) =>
  listIn(storage)
    .read()
    .filter(({ storedAt }) => now - storedAt < lifetimeMs)

const listIn = (storage: TextStorage) => storedList<Draft>(storage, consoleDraftsKey, isDraft)

/** Storage may hold any text. */
const isDraft = ({ client, form, fields, sent, storedAt }: Partial<Draft>) =>
  (sent === undefined || (typeof sent?.body === 'string' && typeof sent.key === 'string')) &&
  typeof client === 'string' &&
  typeof form === 'string' &&
  typeof storedAt === 'number' &&
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((value) => typeof value === 'string')
