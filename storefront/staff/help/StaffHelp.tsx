import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { HelpPage } from '../../console/help/HelpPage.tsx'
import { HelpText } from '../../console/help/HelpText.tsx'
import type { HelpTopic } from '../../console/help/help-topic.ts'
import type { StaffScreen } from '../staff-screen.ts'
import { staffHelp } from './staff-help.ts'

type Helped = Exclude<StaffScreen['kind'], 'help'>

const topics: Readonly<Record<Helped, HelpTopic>> = staffHelp

/** What is beside a screen of the staff. */
export const StaffHelpText = ({ topic }: { topic: string }) => (
  <HelpText topics={topics} topic={topic} guide={staffPaths.help} />
)

export const StaffGuide = () => <HelpPage topics={staffHelp} />
