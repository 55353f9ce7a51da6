import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import type { ListedTestimonial } from '#content/catalogue/testimonials.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { portraitFile } from '../../ui/portrait/portrait-file.ts'
import { Stars } from '../../ui/stars/Stars.tsx'
import styles from './Testimonials.module.css'

/** Three reviews, the first of them large; they enter one after the other. */
export function ReviewWindow({
  reviews,
  context,
}: {
  reviews: readonly ListedTestimonial[]
  context: PageContext
}) {
  return (
    <div className={styles.window} data-reveal="">
      {reviews.map((review) => (
        <Review key={review.id} review={review} context={context} />
      ))}
    </div>
  )
}

/** A review as a letter: signed by hand, with the drawn sign of the writer's trade. */
function Review({ review, context }: { review: ListedTestimonial; context: PageContext }) {
  const { testimonials: words } = context.messages
  const { id, name, company, rating, metric, monthsAgo, videoUrl } = review
  const ago = new Intl.RelativeTimeFormat(context.tag).format(-monthsAgo, 'month')
  const percent = new Intl.NumberFormat(context.tag, {
    style: 'percent',
    signDisplay: id === 'dentist' ? 'auto' : 'always', // a share, not growth
  }).format(metric / 100)
  return (
    <figure className={`sheet stack-tight ${styles.review}`}>
      <Stars value={rating} description={words.stars} number={context.number} />
      <blockquote className={styles.words}>
        <p>{words[`${id}Review`]}</p>
      </blockquote>
      <p className={`row ${styles.metric}`}>
        <strong>
          {percent}
          <Mark kind="circle" variant={metric} />
        </strong>
        {words[`${id}Metric`]}
      </p>
      <figcaption className={`fine ${styles.author}`}>
        <img src={portraitFile(id)} alt="" width={96} height={96} loading="lazy" data-fallback />
        <span>
          <span className={`hand ${styles.name}`}>{name}</span>
          {words[`${id}Title`]}, {company}
          <br />
          {ago}
          {videoUrl !== undefined && (
            <>
              {' '}
              <a href={videoUrl}>{words.watchVideo}</a>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  )
}

/** The section around the reviews' carousel, with a link to write one. */
export function TestimonialsSection({ context, children }: { context: PageContext; children: ReactNode }) {
  const words = context.messages.testimonials
  const draft = mailLink(mailDraft('review', agency.salesMailbox, context.messages.mailLinks))
  return (
    <section id="testimonials" className="section" aria-labelledby="testimonials-heading">
      <div className={`page-width ${styles.reviews}`}>
        <div className={styles.head}>
          <h2 id="testimonials-heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <ButtonLink href={draft} look="tertiary">
            {words.write}
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  )
}
