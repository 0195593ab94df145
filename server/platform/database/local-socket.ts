import { rm } from 'node:fs/promises'
import { connect, type Server } from 'node:net'

/** The shortest limit of the systems Dray runs on is 104 bytes, with a zero at the end. */
export const longestSocketPath = 103

/** Listens there unless another process came first; the file of one that was killed gives way. False for the other. */
export async function claimPath(server: Server, path: string): Promise<boolean> {
  if (await listen(server, path)) return true
  if (await isAnswered(path)) return false
  await rm(path, { force: true })
  return listen(server, path)
}

/** Whether the path was free. */
const listen = (server: Server, path: string) =>
  new Promise<boolean>((answer, fail) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? answer(false) : fail(error)
    server.once('error', refuse)
    server.listen(path, () => {
      server.off('error', refuse)
      answer(true)
    })
  })

/** Whether a process listens there: a socket file of one that was killed answers no one. */
export const isAnswered = (path: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(path)
    const end = (is: boolean) => {
      socket.destroy()
      answer(is)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
