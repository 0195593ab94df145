import { londonDay, londonMoment, londonTime } from '../../../shared/working-time/working-time.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { PoundsField } from './PoundsField.tsx'
import { choiceName, fieldName } from './field-words.ts'
import { firstValue, isOfVariant, type JsonSchema, variantName, withoutNull } from './json-schema.ts'
import styles from './SchemaField.module.css'

type Props = {
  schema: JsonSchema
  label: string
  /** As the server names it: 'heroes/0/buttonLink'. */
  path: string
  value: unknown
  onChange: (value: unknown) => void
  /** Its number is pence, and pounds are typed. */
  isPounds?: boolean
  /** The field at fault, and what is wrong with it. */
  problem: { path: string; message: string } | null
}

/** A field for whatever a JSON schema takes, with fields of its own where that is a list or an object (STAF-22). */
export function SchemaField(props: Props) {
  const { value, onChange } = props
  const { schema, isNullable } = withoutNull(props.schema)
  if (schema.anyOf !== undefined) return <Variants {...props} schema={schema} isNullable={isNullable} />
  if (schema.type === 'object' && isNullable)
    return (
      <fieldset className={styles.group}>
        <legend>{props.label}</legend>
        <Checkbox
          name={props.path}
          label="There is one"
          isChecked={value !== null}
          onChange={(isOn) => onChange(isOn ? firstValue(schema) : null)}
        />
        {value !== null && <ObjectFields {...props} schema={schema} />}
      </fieldset>
    )
  if (schema.type === 'object')
    return (
      <fieldset className={styles.group}>
        <legend>{props.label}</legend>
        <ObjectFields {...props} schema={schema} />
      </fieldset>
    )
  if (schema.type === 'array') return <ListFields {...props} schema={schema} isNullable={isNullable} />
  return <Single {...props} schema={schema} isNullable={isNullable} />
}

/** The fields of an object, without a frame of their own. */
export function ObjectFields({ schema, path, value, onChange, problem }: Props) {
  const held = (value ?? {}) as Record<string, unknown>
  return (
    <div className={styles.fields}>
      {Object.entries(schema.properties ?? {}).map(([name, each]) =>
        each.const === undefined ? (
          <SchemaField
            key={name}
            schema={each}
            label={fieldName(name)}
            isPounds={name.endsWith('Minor')}
            path={`${path}/${name}`}
            value={held[name] ?? (schema.required?.includes(name) ? firstValue(each) : '')}
            onChange={(now) => onChange(withField(held, name, now, schema.required?.includes(name) ?? false))}
            problem={problem}
          />
        ) : null,
      )}
    </div>
  )
}

/** A field that may be absent is, where nothing is typed. */
function withField(held: Record<string, unknown>, name: string, now: unknown, isRequired: boolean) {
  const { [name]: _before, ...others } = held
  return now === '' && !isRequired ? others : { ...held, [name]: now }
}

function ListFields(props: Props & { isNullable: boolean }) {
  const { schema, label, path, value, onChange, problem, isNullable } = props
  const items = (value ?? []) as unknown[]
  const each = schema.items!
  const put = (at: number, now: unknown) => onChange(items.map((item, index) => (index === at ? now : item)))
  // Where nothing is a value of its own, an empty list is none.
  const take = (at: number) => {
    const left = items.filter((_, index) => index !== at)
    onChange(left.length === 0 && isNullable ? null : left)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is what is at its place
        <div className={isLine(each) ? styles.line : styles.item} key={at}>
          <SchemaField
            schema={each}
            label={`${at + 1} of ${items.length}`}
            path={`${path}/${at}`}
            value={item}
            onChange={(now) => put(at, now)}
            problem={problem}
          />
          <Button size="small" variant="quiet" onClick={() => take(at)}>
            Take out<span className="visually-hidden"> {`${label} ${at + 1}`}</span>
          </Button>
        </div>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon="plus"
        disabledReason={items.length >= (schema.maxItems ?? Infinity) ? 'The list is full.' : undefined}
        onClick={() => onChange([...items, firstValue(each)])}
      >
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  )
}

/** An item of one line is beside its button. */
const isLine = ({ type, anyOf, maxLength = 0 }: JsonSchema): boolean =>
  anyOf === undefined && type !== 'object' && type !== 'array' && maxLength <= longText

function Variants(props: Props & { isNullable: boolean }) {
  const { schema, label, path, value, onChange, isNullable, problem } = props
  const variants = schema.anyOf!
  const chosen = variants.findIndex((variant) => isOfVariant(variant, value))
  const variant = variants[chosen]
  return (
    <div className={styles.fields}>
      <Select
        label={label}
        name={path}
        value={String(chosen)}
        error={problem?.path === path ? problem.message : undefined}
        options={[
          ...(isNullable ? [{ value: '-1', label: 'Nothing' }] : []),
          ...variants.map((each, at) => ({ value: String(at), label: choiceName(variantName(each)) })),
        ]}
        onChange={(at) => onChange(at === '-1' ? null : firstValue(variants[Number(at)]!))}
      />
      {variant?.type === 'object' && <ObjectFields {...props} schema={variant} />}
    </div>
  )
}

/** Texts that may be longer have several lines. */
const longText = 500
const pageText = 20_000

function Single({
  schema,
  label,
  path,
  value,
  onChange,
  problem,
  isNullable,
  isPounds = false,
}: Props & { isNullable: boolean }) {
  const error = problem?.path === path ? problem.message : undefined
  if (schema.type === 'boolean')
    return (
      <Checkbox
        name={path}
        label={label}
        isChecked={value === true}
        onChange={onChange}
        {...(error !== undefined && { error })}
      />
    )
  if (schema.names !== undefined)
    return (
      <Select
        label={label}
        name={path}
        value={String(value)}
        error={error}
        options={schema.names.map((name, at) => ({ value: String((schema.minimum ?? 0) + at), label: name }))}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    )
  if (schema.format === 'date-time')
    return (
      <TextInput
        label={label}
        name={path}
        type="datetime-local"
        value={typeof value === 'string' && value !== '' ? londonInput(value) : ''}
        error={error}
        hint={isNullable ? 'By the clock of London. Leave blank for now.' : 'By the clock of London.'}
        onChange={(typed) => onChange(momentOf(typed) ?? (isNullable ? null : ''))}
      />
    )
  if (isPounds) return <PoundsField {...{ schema, label, path, value, onChange, error, isNullable }} />
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  const read = (typed: string): unknown => {
    if (typed === '' && isNullable) return null
    // What is not a number goes to the server as it was typed, which names the field.
    return isNumber && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed
  }
  const input = (
    <TextInput
      label={label}
      name={path}
      value={value === null || value === undefined ? '' : String(value)}
      error={error}
      hint={hintOf(schema)}
      maxLength={schema.maxLength}
      onChange={(typed) => onChange(read(typed))}
      {...(isNumber && { inputMode: 'decimal' as const })}
      {...rowsOf(schema)}
    />
  )
  return isPage(schema) ? <div className={styles.page}>{input}</div> : input
}

/** A moment as the field has it, by the clock of London: '2026-12-01T09:00'. */
function londonInput(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : `${londonDay(moment)}T${londonTime(moment)}`
}

/** The moment of a field that is filled in; null of an empty one. */
function momentOf(typed: string): string | null {
  const [day = '', time] = typed.split('T')
  return time === undefined ? null : londonMoment(day, time.slice(0, 5)).toISOString()
}

const isPage = ({ maxLength = 0 }: JsonSchema) => maxLength > pageText

/** A page's whole text gets the room of a page. */
function rowsOf(schema: JsonSchema): { rows?: number } {
  if (isPage(schema)) return { rows: 24 }
  const { maxLength = 0, pattern } = schema
  return maxLength > longText && pattern === undefined ? { rows: 3 } : {}
}

function hintOf({ pattern, minimum, maximum, description }: JsonSchema): string | undefined {
  if (description !== undefined) return description
  if (pattern?.startsWith('^(/')) return 'A page of the shop, such as /groups, or an address with https://.'
  if (minimum === undefined) return undefined
  return maximum === undefined ? `At least ${minimum}.` : `From ${minimum} to ${maximum}.`
}
