import '../console/fast-refresh.ts'

await import('./entry-selling.tsx')
