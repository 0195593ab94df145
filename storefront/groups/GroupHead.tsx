import { useState } from 'react'
import { alertsOf } from '../../shared/accounts/alert-path.ts'
import type { GroupHead as Group } from '../../shared/groups/group-head.ts'
import type { Listing } from '../../shared/pages/listing-data.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { DeliveryQuestionForm } from './DeliveryQuestionForm.tsx'
import { GroupMap } from './GroupMap.tsx'
import { GroupPalletPlace } from './GroupPalletPlace.tsx'
import { MemberList } from './MemberList.tsx'
import styles from './GroupHead.module.css'

type Props = { group: Group; listing: Listing }

/**
 * The group above its beers: where it is, who is in it, where it delivers, and the pallet it fills (GRP-09 to GRP-11,
 * OPEN-66).
 */
export function GroupHead({ group, listing }: Props) {
  const { name, region, description, run, imageUrl, map, members, radiusKm } = group
  const [savedPostcode, setSavedPostcode] = useState('')
  return (
    <header className={styles.head}>
      <div className={styles.poster}>
        <div className={styles.story}>
          <p>
            {region === null ? (
              <Badge>Region coming soon</Badge>
            ) : (
              <a className={styles.region} href={region.href}>
                <Badge tone="malt" icon="pin">
                  {region.label}
                </Badge>
              </a>
            )}
          </p>
          <h1>{name}</h1>
          {run !== null && <p className={styles.run}>{run}</p>}
          <p className={styles.description}>
            {description || 'Organisers will publish a full overview shortly.'}
          </p>
          <p className={styles.actions}>
            {listing.total > 0 && <LinkButton href="#beers">See the beers</LinkButton>}
            <LinkButton href={`${alertsOf}group:${group.id}`} variant="quiet">
              <b>Following</b>
              <span>Follow</span>
            </LinkButton>
          </p>
        </div>
        {imageUrl !== '' && (
          <div className={styles.picture}>
            <Picture src={imageUrl} alt="" width={960} height={540} isLazy={false} fit="cover" />
          </div>
        )}
      </div>
      <div className={styles.round}>
        <MemberList members={members} />
        {map !== null && radiusKm !== null && (
          <GroupMap map={map} members={members} name={name} radiusKm={radiusKm} />
        )}
        <DeliveryQuestionForm group={group} listing={listing} savedPostcode={savedPostcode} />
      </div>
      <GroupPalletPlace
        slug={group.slug}
        name={name}
        postcode={group.question.postcode}
        onSavedPostcode={setSavedPostcode}
      />
    </header>
  )
}
