import { ContactContext, ContactLink } from './ContactLink.tsx'

export function OfAPage() {
  return (
    <ContactContext value="cellar@hop-wharf.example">
      <p>
        If it does not come, write to <ContactLink />.
      </p>
    </ContactContext>
  )
}
