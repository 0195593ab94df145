import { readFileSync } from 'node:fs'
import { projectPath } from './project-folder.ts'

const read = (): { version: string } => JSON.parse(readFileSync(projectPath('package.json'), 'utf8'))

/** The release that runs here, by package.json. */
export const { version } = read()
