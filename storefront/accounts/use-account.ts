import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { AccountOverview } from '../../shared/api/accounts-api.ts'
import { accountCalls } from './account-calls.ts'

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; account: AccountOverview }

/** The signed-in client's account, and a way to read it again after a change. */
export function useAccount(): { loaded: Loaded; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => void readInto(setLoaded), [])
  return { loaded, reload: () => readInto(setLoaded) }
}

/** What was read before stays when it cannot be read again. */
async function readInto(setLoaded: Dispatch<SetStateAction<Loaded>>): Promise<void> {
  try {
    setLoaded({ state: 'ready', account: await accountCalls.read() })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Request failed'
    setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed', message }))
  }
}
