import { type ChangeEvent, useState } from 'react'
import { base64Of, readChosenFile } from '../../api/chosen-file.ts'
import { problemText } from '../../console/use-console-read.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'

type Props = {
  error: string | undefined
  /** The file in base64; null once none is chosen. */
  onFile: (base64: string | null) => void
}

const mostBytes = 5 * 1024 * 1024

/** What was seen: a file, or the text of the page. */
export function EvidenceFields({ error, onFile }: Props) {
  const [fault, setFault] = useState<string | undefined>()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    const isTooLarge = file !== undefined && file.size > mostBytes
    setFault(isTooLarge ? 'A file has at most 5 MB.' : undefined)
    onFile(null)
    if (file === undefined || isTooLarge) return
    try {
      onFile(await base64Of(await readChosenFile(file)))
    } catch (error) {
      setFault(problemText(error))
    }
  }
  return (
    <>
      <Field
        label="Evidence: a file"
        hint="A PDF, PNG or JPEG of at most 5 MB."
        {...(fault && { error: fault })}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf,image/png,image/jpeg"
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      <TextInput
        label="Or what the page says"
        name="text"
        rows={4}
        maxLength={100_000}
        {...(error !== undefined && { error })}
      />
    </>
  )
}
