import { useEffect } from 'react'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { Answered } from '../console/Answered.tsx'
import { goTo } from '../console/console-address.ts'
import { sellingReads } from './selling-calls.ts'
import { useConsoleRead } from '../console/use-console-read.ts'

/** /sell/orders/{part}, the address of the mails: leads to the order. */
export function PartPage({ part }: { part: string }) {
  const { loaded, again } = useConsoleRead<{ brewery: string; number: string }>(sellingReads.part(part))
  useEffect(() => {
    if (loaded.state === 'ready')
      goTo(sellingPaths.order(loaded.value.brewery, loaded.value.number), 'replace')
  }, [loaded])
  return (
    <Answered isPage loaded={loaded} again={again}>
      {() => <Skeleton lines={6} />}
    </Answered>
  )
}
