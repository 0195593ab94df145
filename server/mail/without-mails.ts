import { AsyncLocalStorage } from 'node:async_hooks'

const quiet = new AsyncLocalStorage<true>()

/** Does work whose mails and pushes nobody is to get: none of them is written. For the made-up trade of the demo shop. */
export const withoutMails = <Result>(work: () => Promise<Result>): Promise<Result> => quiet.run(true, work)

/** Whether the caller does such work. */
export const isWithoutMails = (): boolean => quiet.getStore() === true
