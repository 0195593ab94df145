import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Two or three characters for every class and animation of every CSS module, since a document repeats each name dozens
 * of times: numbered in the order of files and classes, so that the browser's build and the server's agree.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = globSync(`${folder}/**/*.module.css`).sort()
  const classes = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(
      ([, name]) => `${file} ${name}`,
    ),
  )
  const numbers = new Map([...new Set(classes)].map((key, index) => [key, index]))
  return (name, file) => {
    const number = numbers.get(`${relative('.', file.split('?')[0] ?? file)} ${name}`)
    if (number === undefined) throw new Error(`No short name for class ${name} of ${file}`)
    return `_${short(number)}`
  }
}

/** Class names tell capital letters apart: two of these digits name 1,764 classes. All 62 would compress worse. */
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEF'

const short = (number: number): string =>
  number < digits.length
    ? digits.charAt(number)
    : short(Math.floor(number / digits.length)) + digits.charAt(number % digits.length)
