// First, because tokens.css sets the order of the cascade layers.
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/document-states.css'
import '../styles/print.css'
import '../console/touch-sizes.css'
import { startConsole } from '../console/start-console.ts'
import { StaffApp } from './StaffApp.tsx'

startConsole(<StaffApp />)
