import type { ContentDetail } from '../../../shared/api/shop-content-api.ts'
import { MenuEditor } from './editors/MenuEditor.tsx'
import { NoticeEditor } from './editors/NoticeEditor.tsx'
import { PromotionEditor } from './editors/PromotionEditor.tsx'
import { SlidesEditor } from './editors/SlidesEditor.tsx'
import type { EditorProps } from './editors/editor-props.ts'
import { type JsonSchema, withoutNull } from './json-schema.ts'
import { ObjectFields, SchemaField } from './SchemaField.tsx'
import { entryName } from './shop-words.ts'

/** The value of an entry: what pages show is edited as they show it, the rest by the fields of its schema. */
export function ContentValue({ detail, ...editor }: EditorProps & { detail: ContentDetail }) {
  const schema = detail.schema as JsonSchema
  switch (detail.entry) {
    case 'heroes':
      return <SlidesEditor {...editor} />
    case 'notice-strip':
      return <NoticeEditor {...editor} />
    case 'promotion':
      return <PromotionEditor {...editor} schema={schema} />
  }
  if (detail.kind === 'menu') return <MenuEditor {...editor} entry={detail.entry} name={entryName(detail)} />
  const props = { ...editor, schema, label: entryName(detail), path: pathOf(detail) }
  // A switch and a whole object need no frame around them.
  if (schema.type === 'boolean') return <SchemaField {...props} label="On" />
  const isPlainObject = withoutNull(schema).schema.type === 'object' && schema.anyOf === undefined
  return isPlainObject ? <ObjectFields {...props} /> : <SchemaField {...props} />
}

/** As the server begins the name of a field. */
function pathOf({ entry, kind }: ContentDetail): string {
  if (kind === 'flag') return `flags/${entry.slice('flag:'.length)}`
  if (kind === 'letter') return `letters/${entry.slice('letter:'.length)}`
  return kind === 'menu' ? 'navigation' : entry
}
