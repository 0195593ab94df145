import '../console/fast-refresh.ts'

await import('./entry-staff.tsx')
