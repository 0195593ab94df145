import type { GroupMember } from '../../shared/groups/group-head.ts'
import { Picture } from '../ui/core/Picture.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import styles from './MemberList.module.css'

type Props = { members: GroupMember[] }

export const memberListId = 'group-breweries'

/** The breweries of a group (GRP-11), numbered as on the map: the same in words, with how far each is. */
export function MemberList({ members }: Props) {
  return (
    <section aria-labelledby={`${memberListId}-heading`}>
      <SectionHeading
        id={`${memberListId}-heading`}
        title="Breweries"
        note="Numbered as on the map, with the distance from the group’s centre."
      />
      {members.length === 0 && <p className={styles.none}>No brewery has joined this group yet.</p>}
      <ol className={styles.members} id={memberListId}>
        {members.map(({ id, number, name, href, logoUrl, town, distanceKm }) => (
          <li key={id} className={styles.member}>
            <span className={styles.number}>{number}</span>
            <span className={styles.mark}>
              <Picture src={logoUrl} alt="" width={480} height={480} fit="contain" />
            </span>
            <span className={styles.words}>
              <a className={styles.name} href={href}>
                {name}
              </a>
              <span className={styles.where}>
                {[town, distanceKm !== null && `${distanceKm} km away`].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
