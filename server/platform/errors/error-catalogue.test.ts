import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { apiReference } from '../../integrations/api-documents/api-reference.ts'
import type { App } from '../http/app-type.ts'
import { errorCatalogue } from './error-catalogue.ts'

const server = join(import.meta.dirname, '../..')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }))
const errorFiles = sources.filter(({ path }) => /^platform\/errors\/[\w-]+-errors\.ts$/.test(path))
const otherFiles = sources.filter(({ path }) => !path.startsWith('platform/errors/'))
const named = errorFiles.flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = define\(/gm)])

test('holds every error that a file of errors names', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(errorCatalogue).toHaveLength(named.length)
})

test('names no error that nothing answers', () => {
  const unused = named.filter(([, name]) => !otherFiles.some(({ text }) => text.includes(`${name}(`)))
  const handedOn = unused.filter(([, name]) => !otherFiles.some(({ text }) => text.includes(`: ${name},`)))
  expect(handedOn.map(([, name]) => name)).toEqual([])
})

test('only the catalogue gives an error its code', () => {
  const inline = /\bcode: '[a-z]+(_[a-z]+)*'|RequestError\.define/
  expect(otherFiles.filter(({ text }) => inline.test(text)).map(({ path }) => path)).toEqual([])
})

test('writes codes as words and sentences as one line', () => {
  for (const { status, code, sentence } of errorCatalogue) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(sentence).toMatch(/^[^|\n]+$/)
    expect(status).toBeGreaterThanOrEqual(400)
  }
})

test('is shown whole in the description of the API', async () => {
  const app: App = fastify()
  await apiReference(app, { publicUrl: 'http://dray.example', isShown: true })
  const { info, components } = (await app.inject('/docs/api/buyer.json')).json()
  const codes = components.schemas.Error.properties.code.enum
  for (const { status, code, sentence } of errorCatalogue) {
    expect(info.description).toContain(`| ${status} | \`${code}\` | ${sentence} |`)
    expect(codes).toContain(code)
  }
  await app.close()
})
