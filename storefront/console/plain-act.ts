import type { ActionField } from './act-field.ts'

/** An action whose form is a list of fields. */
export type PlainAction = {
  title: string
  /** What may have moved meanwhile: 'The account'. */
  thing: string
  /** The path of its call, and its method. */
  call: string
  method?: 'POST' | 'DELETE' | 'PUT'
  fields: readonly ActionField[]
  /** Goes into the body beside the fields. */
  fixed?: Readonly<Record<string, unknown>>
  /** What the call takes, where that is not the fields by their names. */
  bodyOf?: (body: Record<string, unknown>) => object
  /** The name of the button that does it; it may say what was typed. */
  nameOf: (body: Record<string, unknown>) => string
  isDangerous?: boolean
  /** Said once it is done: what happened; it may say what was typed. */
  done: string | ((body: Record<string, unknown>) => string)
}
