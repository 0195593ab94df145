import { type FormEvent, useRef, useState } from 'react'
import type { FileReading, FileToRead } from '../../../shared/api/imports-api.ts'
import { type ImportKind, importKinds, mostImportBytes } from '../../../shared/catalogue/import-headings.ts'
import { base64Of, readChosenFile } from '../../api/chosen-file.ts'
import { CallError } from '../../api/json-calls.ts'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { saveFile } from '../../console/save-file.ts'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { importCalls } from './import-calls.ts'
import { kindNames } from './import-words.ts'
import { HeadingChoices } from './HeadingChoices.tsx'
import styles from './ImportsPage.module.css'
import { ReadingView } from './ReadingView.tsx'

type Props = {
  brewery: string
  /** What the person may bring; all without it. */
  kinds: readonly ImportKind[] | undefined
  onTaken: () => void
}
type Read = { body: FileToRead; reading: FileReading }

/** Choosing a file, saying what its headings are, looking at what it does, and taking it in (SELL-35, SELL-36). */
export function NewImport({ brewery, kinds = importKinds, onTaken }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, `POST ${importCalls.list(brewery)}`)
  const [kind, setKind] = useState<ImportKind>(kinds[0]!)
  const [read, setRead] = useState<Read | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const [isTaking, setTaking] = useState(false)
  /** The same press that is sent again is imported once. */
  const key = useRef('')
  const look = async (body: FileToRead): Promise<boolean> => {
    setProblem(undefined)
    setReading(true)
    key.current = ''
    try {
      setRead({ body, reading: await importCalls.read(brewery, body) })
      return true
    } catch (fault) {
      setProblem(problemText(fault))
      setRead(null)
      return false
    } finally {
      setReading(false)
    }
  }
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const file = typed.get('file')
    if (!(file instanceof File) || file.size === 0) return setProblem('Choose a file first.')
    if (file.size > mostImportBytes)
      return setProblem('The file has more than 2 MB. An import takes files to 2 MB.')
    const counted = String(typed.get('countedAt') ?? '')
    const read = await readChosenFile(file).catch((fault: unknown) => setProblem(problemText(fault)))
    // The reading on the screen is of the file as it was.
    if (read === undefined) return setRead(null)
    await look({
      kind,
      name: file.name.slice(-200),
      file: await base64Of(read),
      ...(counted !== '' && { countedAt: new Date(counted).toISOString() }),
    })
  }
  const take = async (leavesOutRefused: boolean) => {
    if (read === null) return
    const { body, reading } = read
    key.current ||= crypto.randomUUID()
    setTaking(true)
    setProblem(undefined)
    try {
      await importCalls.take(brewery, { ...body, digest: reading.digest, leavesOutRefused }, key.current)
      draft.drop()
      announce('The file is imported.', { isShown: true })
      setRead(null)
      onTaken()
    } catch (fault) {
      if (fault instanceof CallError && fault.code === 'changed_meanwhile') await look(body)
      else if (fault instanceof CallError) key.current = ''
      setProblem(problemText(fault))
    }
    setTaking(false)
  }
  return (
    <section className={styles.part} aria-labelledby="bring">
      <h2 id="bring">Upload a file</h2>
      <form className={styles.part} ref={form} onSubmit={(event) => void choose(event)} noValidate>
        <TypedBefore draft={draft} />
        <div className={styles.choice}>
          <Select
            label="What is in it?"
            name="kind"
            value={kind}
            options={kinds.map((value) => ({ value, label: kindNames[value] }))}
            onChange={(value) => {
              setKind(value as ImportKind)
              setRead(null)
            }}
          />
          <Field label="File" hint="Commas, semicolons or tabs between the cells.">
            {(control) => <input {...control} type="file" name="file" accept=".csv,.tsv,.txt,text/csv" />}
          </Field>
          {kind === 'stock' && <CountedAt />}
        </div>
        <p className={styles.acts}>
          <Button type="submit" isLoading={isReading}>
            See what it does
          </Button>
          <Button
            variant="quiet"
            icon="download"
            onClick={() => void saveFile(`${kind}.csv`, importCalls.template(brewery, kind))}
          >
            Download template
          </Button>
        </p>
      </form>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {read !== null && (
        <>
          <HeadingChoices
            key={JSON.stringify(read.reading.headings)}
            brewery={brewery}
            kind={read.body.kind}
            reading={read.reading}
            isReading={isReading}
            onChoose={(columns) => look({ ...read.body, columns })}
          />
          {read.reading.missing.length === 0 && (
            <ReadingView
              key={read.reading.digest}
              reading={read.reading}
              isTaking={isTaking}
              onTake={(leavesOut) => void take(leavesOut)}
            />
          )}
        </>
      )}
    </section>
  )
}

/** Local time of the browser, as people type it. */
const CountedAt = () => (
  <TextInput
    label="Counted when?"
    hint="Leave blank for now. Sales since then are deducted."
    type="datetime-local"
    name="countedAt"
  />
)
