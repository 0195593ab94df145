import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { projectPath } from './project-folder.ts'

const project = projectPath('.')
const imported = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g

/**
 * One key for everything that decides what some modules make: they with all that they import, the migrations, the demo's
 * files, and the embedded database itself.
 */
export function sourcesKey(entries: readonly string[]): string {
  const hash = createHash('sha256')
  const files = [...modulesOf(entries), ...filesIn(join(project, 'database'))].toSorted()
  for (const file of files) addFile(hash, file)
  addFile(hash, createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return hash.digest('hex')
}

function addFile(hash: Hash, file: string): void {
  const bytes = readFileSync(file)
  hash.update(`${relative(project, file)} ${bytes.length}\n`).update(bytes)
}

/** The entries and every module of the project that they reach. */
function modulesOf(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = entries.map((entry) => join(project, entry))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    // A comment may look like an import.
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported))
      waiting.push(resolve(dirname(file), path))
  }
  return found
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
