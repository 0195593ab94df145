import { Field } from './Field.tsx'

export function AroundAnyControl() {
  return (
    <Field label="Price list" hint="A CSV file, up to 2 MB" isRequired>
      {(control) => <input {...control} type="file" name="list" />}
    </Field>
  )
}
