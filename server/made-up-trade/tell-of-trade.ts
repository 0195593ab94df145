const every = 50

/** Tells the person who started the shop how far its past is written. */
export function tellOfTrade(done: number, of: number): void {
  if (done === of) process.stdout.write(`  The demo shop's history is written.\n`)
  else if (done % every === 0)
    process.stdout.write(`  The demo shop's history is being written: ${done} of ${of}.\n`)
}
