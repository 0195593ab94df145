/** Verifies the registry's signatures of all installed packages. `--required` fails where they cannot be checked. */
import { spawnSync } from 'node:child_process'
import { assessSignatures } from './assess-signatures.ts'

const { status, stdout, stderr } = spawnSync('npm', ['audit', 'signatures'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const output = `${stdout}${stderr}`
const outcome = assessSignatures({ code: status ?? 1, output })
process.stdout.write(outcome === 'unavailable' ? 'Nothing was verified: see below.\n' : '')
process.stdout.write(output)
const isRequired = process.argv.includes('--required')
process.exitCode = outcome === 'verified' || (outcome === 'unavailable' && !isRequired) ? 0 : 1
