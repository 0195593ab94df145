import { Field } from './Field.tsx'

export function AroundAnyControl() {
  return (
    <Field label="Price list" hint="A CSV file, up to 2 MB" isRequired>
      {({ id, describedBy }) => <input type="file" id={id} name="list" aria-describedby={describedBy} />}
    </Field>
  )
}
