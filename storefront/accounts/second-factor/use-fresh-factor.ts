import { useState } from 'react'
import type { SecondFactorOverview } from '../../../shared/api/second-factor-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { announce } from '../../ui/core/announce.ts'

type Work = () => Promise<void>
type Settings = { secondFactor: SecondFactorOverview; hasAny: boolean; onChange: () => Promise<void> }

/**
 * Runs work that needs a second factor of the last ten minutes (ROLE-12), and asks for one first where it is due: the
 * work waits, and continues once `goOn` is called.
 */
export function useFreshFactor({ secondFactor, hasAny, onChange }: Settings) {
  const [waiting, setWaiting] = useState<Work | null>(null)
  const { freshUntil } = secondFactor
  const isFresh = () => !hasAny || (freshUntil !== null && Date.parse(freshUntil) > Date.now())

  const run = async (work: Work) => {
    try {
      await work()
    } catch (error) {
      if (error instanceof CallError && error.code === 'second_factor_needed') return setWaiting(() => work)
      const message = error instanceof Error ? error.message : 'Request failed'
      announce(message, { isUrgent: true, isShown: true })
    }
  }
  return {
    isAsked: waiting !== null,
    withFresh: (work: Work) => void (isFresh() ? run(work) : setWaiting(() => work)),
    goOn: async () => {
      const work = waiting
      setWaiting(null)
      await onChange()
      if (work !== null) await run(work)
    },
  }
}
