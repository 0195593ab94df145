import type { HomeService } from '../../shared/pages/home-page-data.ts'
import { safeHref } from '../../shared/pages/social-links.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { serviceIcon } from './service-icon.ts'
import styles from './ServicesStrip.module.css'

type Props = { services: HomeService[] }

/** What the shop promises, in boxes by position: a quarter wide, or wider when there are fewer (HOME-44 to HOME-46). */
export function ServicesStrip({ services }: Props) {
  if (services.length === 0) return null
  const boxes = services.toSorted((one, other) => one.position - other.position)
  return (
    <section className={styles.strip} aria-label="What we promise">
      <ul className={styles.boxes} data-columns={Math.min(4, boxes.length)}>
        {boxes.map((service) => (
          <li key={service.id} className={styles.box}>
            <span className={styles.icon}>
              <Icon name={serviceIcon(service.iconKey)} size="large" />
            </span>
            <div>
              <h2 className={styles.title}>
                <ServiceTitle service={service} />
              </h2>
              <p className={styles.description}>{service.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ServiceTitle({ service: { title, linkUrl } }: { service: HomeService }) {
  const href = safeHref(linkUrl)
  return href === null ? title : <a href={href}>{title}</a>
}
