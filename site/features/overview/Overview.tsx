import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../layouts/page-context.ts'
import styles from './Overview.module.css'

/** A table of contents in big numerals: a short answer to every entry of the navigation. */
export function Overview({ context }: { context: PageContext }) {
  const words = context.messages.overview
  const values = {
    sites: context.number(claims.sitesDelivered),
    countries: context.number(claims.countries),
    rating: context.number(claims.rating.value),
    reviews: context.number(claims.rating.reviews),
    team: context.number(claims.teamMembers),
    founded: String(agency.founded),
    days: context.number(packages[0].revisionDays),
  }
  const entries = [
    { id: 'services', title: words.services, text: words.servicesText },
    { id: 'portfolio', title: words.portfolio, text: words.portfolioText },
    { id: 'testimonials', title: words.testimonials, text: words.testimonialsText },
    { id: 'about', title: words.about, text: words.aboutText },
    { id: 'knowledge-base', title: words.knowledge, text: words.knowledgeText },
    { id: 'faq', title: words.faq, text: words.faqText },
  ]
  return (
    <section className={styles.section} aria-labelledby="overview-heading">
      <div className="page-width">
        <h2 id="overview-heading">{words.heading}</h2>
        <ol role="list" className={styles.list}>
          {entries.map(({ id, title, text }, index) => (
            <li key={id} id={id} className={styles.entry}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{fillPlaceholders(text, values)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
