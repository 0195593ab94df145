import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { InformationPage } from './InformationPage.tsx'

type Props = { data: PageData['admin'] }

/** Where 'Admin' of the footer leads (HEAD-58, S-12). */
export function AdminPage({ data }: Props) {
  return (
    <InformationPage
      title={data.title}
      kicker="For the operator of this shop"
      intro="Settings, breweries, orders and reviews are looked after with the operator’s command, on the machine that runs the shop."
    >
      <p>
        <code>npm run operate</code> lists what it can do.
      </p>
      <p>
        <LinkButton href={paths.status} variant="quiet">
          System health
        </LinkButton>
      </p>
    </InformationPage>
  )
}
