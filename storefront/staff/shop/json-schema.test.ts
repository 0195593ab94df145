import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { settingDefaults, settingSchemas } from '../../../shared/api/settings-api.ts'
import { wholeSettings } from '../../../shared/pages/shop-entries.ts'
import { fieldName, isNamed } from './field-words.ts'
import { firstValue, isOfVariant, type JsonSchema, withoutNull, wordsOf } from './json-schema.ts'

/** Schemas that the form has no field for. */
function unknownParts(given: JsonSchema, path: string): string[] {
  const { schema } = withoutNull(given)
  if (schema.anyOf) return schema.anyOf.flatMap((each) => unknownParts(each, path))
  if (schema.const !== undefined) return []
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
      unknownParts(each, `${path}/${name}`),
    )
  if (schema.type === 'array') return unknownParts(schema.items!, `${path}/0`)
  return ['string', 'integer', 'number', 'boolean'].includes(schema.type ?? '') ? [] : [path]
}

test.each(wholeSettings)('the form has a field for every part of %s, and a valid start (STAF-22)', (key) => {
  const schema = settingSchemas[key] as JsonSchema
  expect(unknownParts(schema, key)).toEqual([])
  const { items } = withoutNull(schema).schema
  const first = items === undefined ? [] : Object.keys(firstValue(items) as object)
  expect(first).toEqual(items?.required ?? [])
  expect(Value.Check(settingSchemas[key], settingDefaults[key])).toBe(true)
})

test('variants are known by their constants (STAF-22)', () => {
  const variants = withoutNull(settingSchemas['delivery.default'] as JsonSchema).schema.anyOf!
  const terms = settingDefaults['delivery.default']
  expect(variants.map((variant) => isOfVariant(variant, terms))).toHaveLength(2)
  expect(variants.filter((variant) => isOfVariant(variant, terms))).toHaveLength(1)
  expect(variants.filter((variant) => isOfVariant(variant, 'collection_only'))).toHaveLength(1)
  expect(['buttonLink', 'chargeMinor', 'imageUrl'].map(wordsOf)).toEqual([
    'Button link',
    'Charge in pounds',
    'Image address',
  ])
})

/** The names of all fields of a schema, whatever they are in. */
function namesIn(given: JsonSchema): string[] {
  const { schema } = withoutNull(given)
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(namesIn)
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    each.const === undefined ? [name, ...namesIn(each)] : [],
  )
  return [...inside, ...own]
}

test.each(wholeSettings)('every field of %s has a name that people use (STAF-22)', (key) => {
  expect(namesIn(settingSchemas[key] as JsonSchema).filter((name) => !isNamed(name))).toEqual([])
})

test('a field without a name of its own keeps that of the code, in words (STAF-22)', () => {
  expect(['isFallback', 'startsAt', 'somethingNew'].map(fieldName)).toEqual([
    'Show it only while nothing else is featured',
    'Shown from',
    'Something new',
  ])
})
