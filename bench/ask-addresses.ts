import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

/** Asks the addresses that it is given on its input, one a line, four at once, and fails where one is not answered with 200. */
const waiting = (await text(process.stdin)).split('\n').toReversed()
const atOnce = 4
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const headers = { 'accept-encoding': process.argv[2] ?? '' }

await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) await ask(url)
  }),
)
agent.destroy()

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })
}
