import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSession, watchSession } from '../accounts/session/load-session.ts'
import { storedSessionText } from '../accounts/session/session-state.ts'
import { rememberFonts } from '../frame/remember-fonts.ts'
import { firstScreen } from './later-screen.tsx'
import { rootFaults } from '../ui/core/root-faults.ts'
import { ignoreWheel } from '../ui/forms/ignore-wheel.ts'

const fontsAfterMs = 2_000

/**
 * Draws a console into its document, once its screen's script is there and it is known who is signed in: what came early
 * is then there at the first picture.
 */
export function startConsole(app: ReactNode): void {
  ignoreWheel()
  watchSession()
  const draw = () => {
    const root = document.getElementById('app')
    if (root) createRoot(root, rootFaults).render(app)
  }
  const session = storedSessionText() === null ? null : loadSession()
  void Promise.allSettled([firstScreen(), session]).then(draw)
  addEventListener('load', () => setTimeout(() => void rememberFonts(), fontsAfterMs), { once: true })
}
