export type LookUpProblem = { field: string; message: string }
type ReadLookUp = { kind: 'body'; body: object } | { kind: 'wrong'; problem: LookUpProblem }
type Surroundings = {
  /** The chosen file in base64. */
  file: string | null
  momentOf: (day: string, time: string) => Date
}

/** A look-up as its call takes it, or the first thing that is missing. Evidence is a file, or the text of the page. */
export function readLookUp(form: FormData, { file, momentOf }: Surroundings): ReadLookUp {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [awrsNumber, status, day, time, evidence] = ['awrsNumber', 'status', 'day', 'time', 'text'].map(text)
  const nameOnRegister = text('nameOnRegister')
  if (awrsNumber === '') return wrong('awrsNumber', 'Type the number that was looked up.')
  if (status === 'approved' && nameOnRegister === '')
    return wrong('nameOnRegister', 'Type the name that the register shows.')
  if (day === '' || time === '') return wrong('day', 'Say when it was looked up.')
  if (file === null && evidence === '')
    return wrong('text', 'Choose a file, or copy what the page of the register says.')
  return {
    kind: 'body',
    body: {
      awrsNumber,
      status,
      lookedUpAt: momentOf(day!, time!).toISOString(),
      nameOnRegister: nameOnRegister || null,
      evidence: file === null ? { text: evidence } : { file },
    },
  }
}

const wrong = (field: string, message: string): ReadLookUp => ({ kind: 'wrong', problem: { field, message } })
