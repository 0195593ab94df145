import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../session/session-state.ts'
import { type ChosenPasskey, offerPasskeys } from './passkeys.ts'
import { requestPasskeyOptions } from './sign-in-steps.ts'

/**
 * Offers passkeys in the browser's list of the field with `autocomplete="username webauthn"` (conditional mediation), and
 * calls `use` with the chosen one. `withoutOffer` runs another question for a passkey: browsers answer one at a time.
 */
export function usePasskeyOffer(use: (passkey: ChosenPasskey) => Promise<void>) {
  const { status } = useSession()
  const [round, setRound] = useState(0)
  const present = useRef<AbortController>(null)
  const again = () => setRound((before) => before + 1)
  const choose = useEffectEvent(async (passkey: ChosenPasskey) => {
    await use(passkey)
    again()
  })

  useEffect(() => {
    if (status !== 'signed-out') return
    const controller = new AbortController()
    const { signal } = controller
    present.current = controller
    void offerPasskeys(requestPasskeyOptions, signal).then((passkey) => {
      if (passkey !== null && !signal.aborted) return choose(passkey)
    })
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each round asks again
  }, [status, round])

  return {
    withoutOffer: async (work: () => Promise<void>) => {
      present.current?.abort()
      try {
        await work()
      } catch (error) {
        again()
        throw error
      }
    },
  }
}
