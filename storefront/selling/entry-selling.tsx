// First, because tokens.css sets the order of the cascade layers.
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/document-states.css'
import '../styles/print.css'
import '../console/touch-sizes.css'
import { createRoot } from 'react-dom/client'
import { watchSession } from '../accounts/session/load-session.ts'
import { SellingApp } from './SellingApp.tsx'

watchSession()
const root = document.getElementById('app')
if (root) createRoot(root).render(<SellingApp />)
