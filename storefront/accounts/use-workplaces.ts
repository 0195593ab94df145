import { useEffect, useState } from 'react'
import { readWorkplaces } from './read-workplaces.ts'

type WorkplaceLink = { label: string; href: string; note: string | undefined }

/** Links to the consoles of the client, each with its number of things to do; none until they are read. */
export function useWorkplaces(): WorkplaceLink[] {
  const [links, setLinks] = useState<WorkplaceLink[]>([])
  useEffect(() => {
    readWorkplaces().then(
      (places) =>
        setLinks(
          places.map(({ label, href, toDo }) => ({
            label,
            href,
            note: toDo > 0 ? `${toDo} to do` : undefined,
          })),
        ),
      () => {},
    )
  }, [])
  return links
}
