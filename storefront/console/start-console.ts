import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSession, watchSession } from '../accounts/session/load-session.ts'
import { storedSessionText } from '../accounts/session/session-state.ts'
import { rememberFonts } from '../frame/remember-fonts.ts'

const fontsAfterMs = 2_000

/** Draws a console into its document, once it is known who is signed in: what came early is then there at the first picture. */
export function startConsole(app: ReactNode): void {
  watchSession()
  const draw = () => {
    const root = document.getElementById('app')
    if (root) createRoot(root).render(app)
  }
  if (storedSessionText() === null) draw()
  else void loadSession().then(draw, draw)
  addEventListener('load', () => setTimeout(() => void rememberFonts(), fontsAfterMs), { once: true })
}
