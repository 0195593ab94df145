import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the nearest package.json, for sources as for the bundle in `dist/shop`. */
const project = dirname(findPackageJSON(import.meta.url)!)

/** The path of a file of the project, for sources and bundle alike. */
export const projectPath = (path: string): string => join(project, path)
