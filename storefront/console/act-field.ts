/** One field of an action, whose name is that of its call's body. */
export type ActionField = {
  name: string
  label: string
  /**
   * `pounds` goes to the call as pence, `list` as its words, `count` as a whole number from 1, `moment` as a day and time by the clock
   * of London; an empty field that is not required is left out.
   */
  kind: 'line' | 'list' | 'words' | 'pounds' | 'count' | 'moment' | 'day' | 'choice' | 'tick'
  hint?: string
  /** What is said where it is empty; with it the field is required. */
  missing?: string
  maxLength?: number
  /** What it holds at first; 'on' of a tick. */
  value?: string
  options?: readonly { value: string; label: string }[]
}

export type FieldProblem = { field: string; message: string }
export type ReadFields =
  | { kind: 'body'; body: Record<string, unknown> }
  | { kind: 'wrong'; problem: FieldProblem }

/** What the fields say as their call takes it, or the first that is wrong. */
export function readFields(fields: readonly ActionField[], form: FormData): ReadFields {
  const body: Record<string, unknown> = {}
  for (const { name, kind, missing } of fields) {
    const typed = String(form.get(name) ?? '').trim()
    if (kind === 'tick') body[name] = typed !== ''
    else if (typed === '') {
      if (missing !== undefined) return { kind: 'wrong', problem: { field: name, message: missing } }
    } else if (kind === 'pounds') {
      const pence = readPence(typed)
      if (pence === null)
        return { kind: 'wrong', problem: { field: name, message: 'Type pounds, such as 348.30.' } }
      body[name] = pence
    } else if (kind === 'count') {
      if (!/^[1-9]\d{0,8}$/.test(typed))
        return { kind: 'wrong', problem: { field: name, message: 'Type a whole number from 1 up.' } }
      body[name] = Number(typed)
    } else body[name] = kind === 'list' ? typed.split(/[\s,]+/) : typed
  }
  return { kind: 'body', body }
}

/** '£1,234.5' as 123450; null for what is not a sum above nothing. */
export function readPence(typed: string): number | null {
  const found = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed)
  if (found === null) return null
  const pence = Number(found[1]!.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return pence > 0 ? pence : null
}
