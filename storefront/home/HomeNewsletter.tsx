import { SignupForm } from '../newsletter/SignupForm.tsx'
import { HomeSection } from './HomeSection.tsx'

/** The newsletter's signup, the last part of the home page (HOME-03, HOME-69, HOME-81). */
export function HomeNewsletter() {
  return (
    <HomeSection
      id="home-newsletter"
      kicker="Once a month"
      title="A letter from the cellar"
      note="New casks, breweries and groups, and what the next pallets bring. No more than a page."
      tone="malt"
    >
      <SignupForm place="home" label="Your email, for our newsletter" />
    </HomeSection>
  )
}
