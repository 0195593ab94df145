import { type ReactNode, useEffect, useState } from 'react'
import { childrensVideoSite, gateBefore } from '../../../shared/gates.ts'
import { SafeSection } from '../../ui/SafeSection.tsx'
import { askGateFlags, type GateFlags } from './ask-gate-flags.ts'
import { GateMark } from './GateMark.tsx'
import { readGateRecords, watchGateRecords } from './gate-records.ts'

type Props = { route: string }

type Dialogs = (typeof import('./GateDialogs.tsx'))['GateDialogs']
type Known = { flags: GateFlags; dialogs: Dialogs | null }

/** Null where they cannot be had. Not by lazy: what suspends is shown 300 ms later at the soonest. */
const loadDialogs = () =>
  import('./GateDialogs.tsx').then(
    (module) => module.GateDialogs,
    () => null,
  )

/** Asks ahead of the first drawing, so that who stands before a gate sees it soon. */
export function prepareGates(): void {
  void askGateFlags(readGateRecords())
  if (document.documentElement.dataset['gate'] !== undefined) void loadDialogs()
}

async function askGates(): Promise<Known> {
  const flags = await askGateFlags(readGateRecords())
  return { flags, dialogs: flags.password || flags.welcome ? await loadDialogs() : null }
}

/**
 * Asks what stands before the page and puts it there (GATE-01). The page below is drawn and works all the same; a gate
 * that cannot be drawn lets in.
 */
export function GateKeeper({ route }: Props): ReactNode {
  const [known, setKnown] = useState<Known | null>(null)
  const [records, setRecords] = useState(() => readGateRecords())
  const isCrawler = document.documentElement.dataset['crawler'] !== undefined
  const gate = gateBefore({ route, records, flags: known?.flags ?? null, isCrawler })
  const Dialogs = known?.dialogs

  useEffect(() => void askGates().then(setKnown), [])
  useEffect(() => watchGateRecords(() => setRecords(readGateRecords())), [])
  useEffect(() => {
    if (gate === 'leave') location.replace(childrensVideoSite)
  }, [gate])

  // Until the flags are there, early.ts has decided what is seen.
  if (gate === 'unknown') return null
  if (gate === 'leave') return <GateMark gate="unknown" />
  if (gate === null || !Dialogs) return <GateMark gate={null} />
  return (
    <SafeSection fallback={<GateMark gate={null} />}>
      <Dialogs gate={gate} onAnswer={(change) => setRecords((kept) => ({ ...kept, ...change }))} />
    </SafeSection>
  )
}
