import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { childrensVideoSite, gateBefore } from '../../../shared/gates.ts'
import { SafeSection } from '../../ui/SafeSection.tsx'
import { askGateFlags, type GateFlags } from './ask-gate-flags.ts'
import { GateMark } from './GateMark.tsx'
import { readGateRecords, watchGateRecords } from './gate-records.ts'

type Props = { route: string }

const loadDialogs = () => import('./GateDialogs.tsx').then((module) => ({ default: module.GateDialogs }))
const GateDialogs = lazy(loadDialogs)

/** Asks ahead of the first drawing, so that who stands before a gate sees it soon. */
export function prepareGates(): void {
  void askGateFlags(readGateRecords())
  if (document.documentElement.dataset['gate'] !== undefined) loadDialogs().catch(() => {})
}

/**
 * Asks what stands before the page and puts it there (GATE-01). The page below is drawn and works all the same; a gate
 * that cannot be drawn lets in.
 */
export function GateKeeper({ route }: Props): ReactNode {
  const [flags, setFlags] = useState<GateFlags | null>(null)
  const [records, setRecords] = useState(() => readGateRecords())
  const isCrawler = document.documentElement.dataset['crawler'] !== undefined
  const gate = gateBefore({ route, records, flags, isCrawler })

  useEffect(() => void askGateFlags(readGateRecords()).then(setFlags), [])
  useEffect(() => watchGateRecords(() => setRecords(readGateRecords())), [])
  useEffect(() => {
    if (gate === 'leave') location.replace(childrensVideoSite)
  }, [gate])

  // Until the flags are there, early.ts has decided what is seen.
  if (gate === 'unknown') return null
  if (gate === 'leave') return <GateMark gate="unknown" />
  if (gate === null) return <GateMark gate={null} />
  return (
    <SafeSection fallback={<GateMark gate={null} />}>
      <Suspense fallback={<GateMark gate="unknown" />}>
        <GateDialogs gate={gate} onAnswer={(change) => setRecords((kept) => ({ ...kept, ...change }))} />
      </Suspense>
    </SafeSection>
  )
}
