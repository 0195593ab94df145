import { useState } from 'react'
import type { StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { problemOf } from '../use-read.ts'

/** Does one thing at a time and shows what came of it; `problem` is why the last one was refused. */
export function useStandingAction(onDone: (standingOrder: StandingOrder) => void) {
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async (work: () => Promise<StandingOrder>, said: string): Promise<StandingOrder | null> => {
    setIsWorking(true)
    setProblem(null)
    try {
      const standingOrder = await work()
      announce(said, { isShown: true })
      onDone(standingOrder)
      return standingOrder
    } catch (error) {
      setProblem(problemOf(error))
      return null
    } finally {
      setIsWorking(false)
    }
  }
  return { act, isWorking, problem }
}
