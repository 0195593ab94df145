import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import '../styles/document-states.css'
import '../styles/print.css'
import { createRoot } from 'react-dom/client'
import { StyleGuide } from './StyleGuide.tsx'

/** `?theme=dark` or `?theme=light` shows one theme and ignores the system's. */
const theme = new URLSearchParams(location.search).get('theme')
if (theme !== null) document.documentElement.dataset['theme'] = theme

const guide = document.getElementById('guide')
if (guide === null) throw new Error('styleguide.html has no element for the guide')
createRoot(guide).render(<StyleGuide />)
