import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Two folders up, from here as from the bundle in `dist/shop`. */
const project = fileURLToPath(new URL('../..', import.meta.url))

/** The path of a file of the project, for sources and bundle alike. */
export const projectPath = (path: string): string => join(project, path)
