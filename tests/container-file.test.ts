import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { shopArguments } from './support/servers/public-choices.ts'

/** What the last stage of the Dockerfile copies from the project, beside what the build made. */
const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m)
const copied = (stages.at(-1) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
  .flatMap((line) => line.split(' ').slice(1, -1))

test('the container has all that the server and its commands import (INST-11)', async () => {
  const missing: string[] = []
  for await (const path of glob([
    '{artwork,server,shared}/**/*.ts',
    'tools/{doctor,import,migrate,operate}.ts',
  ])) {
    if (path.includes('.test.')) continue
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/from '((?:\.\.?\/)+[^']+)'/g)) {
      const target = new URL(name, `file:///${path}`).pathname.slice(1)
      if (!copied.some((folder) => target.startsWith(`${folder}/`) || target === folder))
        missing.push(`${path}: ${target}`)
    }
  }
  expect(missing).toEqual([])
})

test('everything that the container file copies is here, and leaves with the ignored files (INST-11)', () => {
  const ignored = readFileSync('.dockerignore', 'utf8')
  const named = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )
  for (const name of named) {
    expect(existsSync(name), name).toBe(true)
    expect(ignored, name).toContain(`!${name}\n`)
  }
})

test('the container runs as someone without rights, and the shop takes its signals itself (INST-11)', () => {
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  const [, command = '[]'] = /^CMD (.+)$/m.exec(last) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...shopArguments])
})

test('npm starts the shop as the container does (INST-11)', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.start).toContain(`&& node ${shopArguments.join(' ')}`)
  expect(scripts.bench).toContain(`&& node ${shopArguments.slice(0, -1).join(' ')} `)
})
