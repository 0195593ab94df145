import type { ImportProgress } from '../server/backoffice/import/import-report.ts'

type Output = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number }

const barWidth = 24
/** A terminal is drawn at most this often, in milliseconds. */
const drawEveryMs = 100
/** Without a terminal a line is written at the start of a file and then once for so many rows. */
const lineEveryRows = 50_000

/** A progress bar with rows a second on a terminal; plain lines, few of them, elsewhere. */
export function showProgress(output: Output) {
  let current = ''
  let startedAt = 0
  let drawnAt = 0
  let reportedRows = 0
  let hasBar = false

  const clear = () => {
    if (hasBar) output.write('\r\u001b[2K')
    hasBar = false
  }
  const draw = (progress: ImportProgress, seconds: number) => {
    const filled = Math.round(Math.min(progress.share, 1) * barWidth)
    const bar = '#'.repeat(filled) + '-'.repeat(barWidth - filled)
    const text = `${current.padEnd(26)} [${bar}] ${rowsPerSecond(progress.rows, seconds)}`
    output.write(`\r\u001b[2K${text.slice(0, (output.columns ?? 80) - 1)}`)
    hasBar = true
  }
  const startFile = (step: string) => {
    clear()
    current = step
    startedAt = performance.now()
    reportedRows = 0
    if (!output.isTTY) output.write(`${step}\n`)
  }

  return {
    show(progress: ImportProgress) {
      const step = `${progress.step} ${progress.title}`
      if (step !== current) startFile(step)
      const now = performance.now()
      const seconds = (now - startedAt) / 1000
      if (output.isTTY) {
        if (now - drawnAt < drawEveryMs && progress.share < 1) return
        drawnAt = now
        draw(progress, seconds)
      } else if (progress.rows >= reportedRows + lineEveryRows) {
        reportedRows = progress.rows
        output.write(`${step}: ${rowsPerSecond(progress.rows, seconds)}\n`)
      }
    },
    /** A line of text above the bar. */
    print(sentence: string) {
      clear()
      output.write(`${sentence}\n`)
    },
    end: clear,
  }
}

function rowsPerSecond(rows: number, seconds: number): string {
  const speed = seconds > 0 ? Math.round(rows / seconds) : 0
  return `${rows.toLocaleString('en-GB')} rows, ${speed.toLocaleString('en-GB')} rows/s`
}
