import type { ClaimAnswerBody } from '../../../shared/api/claims-api.ts'
import type { SellingLine } from '../../../shared/api/selling-api.ts'
import { claimAnswers } from '../../../shared/orders/claim-kinds.ts'

export type ClaimAnswerForm = ClaimAnswerBody
export type AnswerProblem = { field: string; message: string }
type ReadAnswer = { kind: 'body'; body: ClaimAnswerForm } | { kind: 'wrong'; problem: AnswerProblem }

/** The name of the field of what comes off a line. */
export const rebateField = ({ position }: Pick<SellingLine, 'position'>) => `rebate-${position}`

/** Typed pounds as pence, 0 for nothing typed, or null for anything else. */
export function readPounds(typed: FormDataEntryValue | null): number | null {
  const text = String(typed ?? '')
    .trim()
    .replace(/^£/, '')
  if (text === '') return 0
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null
}

/** What the form of an answer says as its call takes it, or the first thing that is wrong with it. */
export function readClaimAnswer(form: FormData, lines: readonly SellingLine[]): ReadAnswer {
  const answer = claimAnswers.find((each) => each === form.get('answer'))
  if (answer === undefined) return wrong('answer', 'Choose an answer.')
  const note = String(form.get('note') ?? '').trim() || null
  if (answer === 'refuse' && note === null) return wrong('note', 'Say why: the pub reads this.')
  if (answer !== 'rebate') return { kind: 'body', body: { answer, note } }
  const rebates: NonNullable<ClaimAnswerForm['rebates']> = []
  for (const line of lines) {
    const amountMinor = readPounds(form.get(rebateField(line)))
    if (amountMinor === null) return wrong(rebateField(line), 'Type an amount such as 12.50.')
    if (amountMinor > 0) rebates.push({ position: line.position, amountMinor })
  }
  if (rebates.length === 0) return wrong(rebateField(lines[0] ?? { position: 0 }), 'Say how much comes off.')
  return { kind: 'body', body: { answer, note, rebates } }
}

const wrong = (field: string, message: string): ReadAnswer => ({ kind: 'wrong', problem: { field, message } })
