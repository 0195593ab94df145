import type { BreweryProfile } from '../../../shared/api/brewery-profile-api.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { sellingReads } from '../selling-calls.ts'
import { useIsLooking, useOwnRole } from '../use-own-role.ts'
import { Closures } from './Closures.tsx'
import { Contact } from './Contact.tsx'
import { PublicPage } from './PublicPage.tsx'

/** What the brewery says about itself, how it is reached, and when it is closed. */
export function BreweryTab({ brewery }: { brewery: string }) {
  const role = useOwnRole()
  const isLooking = useIsLooking()
  const mayChange = (role === 'owner' || role === 'accounts') && !isLooking
  const { loaded, again, show } = useConsoleRead<BreweryProfile>(sellingReads.profile(brewery))
  return (
    <Answered loaded={loaded} again={again}>
      {(profile) => (
        <>
          <PublicPage brewery={brewery} path={profile.path} mayChange={mayChange} />
          <Contact brewery={brewery} profile={profile} mayChange={mayChange} onChanged={show} />
          <Closures brewery={brewery} profile={profile} mayChange={mayChange} onChanged={show} />
        </>
      )}
    </Answered>
  )
}
