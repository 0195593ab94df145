import { HelpPage } from '../../console/help/HelpPage.tsx'
import { HelpText, type HelpTextProps } from '../../console/help/HelpText.tsx'
import type { HelpTopic } from '../../console/help/help-topic.ts'
import type { SellingScreen } from '../selling-screen.ts'
import { breweryHelp, groupHelp } from './selling-help.ts'

type Helped = Exclude<
  SellingScreen['kind'],
  'chooser' | 'join' | 'apply' | 'part' | 'nowhere' | 'help' | 'groupHelp'
>

const topics: Readonly<Record<Helped, HelpTopic>> = { ...breweryHelp, ...groupHelp }

/** What is beside a screen of a brewery or a group. */
export const SellingHelpText = (props: HelpTextProps) => <HelpText topics={topics} {...props} />

export const BreweryGuide = () => <HelpPage topics={breweryHelp} />
export const GroupGuide = () => <HelpPage topics={groupHelp} />
