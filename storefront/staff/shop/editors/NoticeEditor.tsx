import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { FieldError } from '../../../ui/forms/FieldError.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import type { EditorProps } from './editor-props.ts'
import { InPlace } from './InPlace.tsx'
import styles from './PlacedWords.module.css'

type Strip = { enabled: boolean; text: string; link: string | null }

/** The strip above every page as it looks, its sentence edited where it is. */
export function NoticeEditor({ value, onChange, problem }: EditorProps) {
  const strip = value as Strip
  const errorOf = (field: keyof Strip) =>
    problem?.path === `notice-strip/${field}` ? problem.message : undefined
  return (
    <div className={styles.editor}>
      <div className={styles.strip} data-off={!strip.enabled || undefined}>
        <InPlace
          label="The sentence above every page"
          name="notice-strip/text"
          value={strip.text}
          maxLength={200}
          isLine
          onChange={(text) => onChange({ ...strip, text })}
        />
      </div>
      {errorOf('text') !== undefined && <FieldError>{errorOf('text')}</FieldError>}
      <Checkbox
        name="notice-strip/enabled"
        label="Show it"
        isChecked={strip.enabled}
        onChange={(enabled) => onChange({ ...strip, enabled })}
      />
      <TextInput
        label="It leads to"
        name="notice-strip/link"
        hint="A page of the shop, such as /groups, or an address with https://. Leave blank for no link."
        value={strip.link ?? ''}
        maxLength={500}
        error={errorOf('link')}
        onChange={(typed) => onChange({ ...strip, link: typed === '' ? null : typed })}
      />
    </div>
  )
}
