import type { ListedCaseStudy } from '#content/catalogue/case-studies.ts'
import { portfolioItems } from '#content/catalogue/portfolio.ts'
import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { SiteScores } from '#domain/portfolio/portfolio.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Dials } from '../../ui/dial/Dial.tsx'
import { Figures } from '../../ui/figures/Figures.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { MarkedPicture } from '../../ui/marked-picture/MarkedPicture.tsx'
import { Screenshot } from '../../ui/picture/Screenshot.tsx'
import { Stars } from '../../ui/stars/Stars.tsx'
import styles from './CaseStudySlide.module.css'

const PICTURE_SIZES = '(width < 44rem) 92vw, (width < 80rem) 44vw, 34rem'

/** A client's site as two proof sheets: the old one with its faults marked, the new one, and what it brought. */
export function CaseStudySlide({ study, context }: { study: ListedCaseStudy; context: PageContext }) {
  const { portfolio: words, pricing, testimonials } = context.messages
  const { id, client, picture, before, after } = study
  const own = caseStudyWords(id, words)
  const site = portfolioItems.find((item) => item.picture === picture)
  const percent = (value: number) =>
    new Intl.NumberFormat(context.tag, { style: 'percent', signDisplay: 'always' }).format(value / 100)
  const results = [
    { label: words.conversions, value: percent(study.conversionIncrease) },
    { label: words.traffic, value: percent(study.trafficIncrease) },
    {
      label: words.deliveryTime,
      value: fillPlaceholders(pricing.changeDays, { count: context.number(study.timeframeDays) }),
    },
  ]
  return (
    <article className={styles.study} aria-label={client}>
      <header className={`row ${styles.head}`}>
        <h3>{client}</h3>
        <p className="muted">{own.trade}</p>
      </header>
      <figure className={`sheet stack-tight ${styles.before}`}>
        <h4 className={styles.label}>{words.before}</h4>
        <MarkedPage study={study} words={words} sizes={PICTURE_SIZES} />
        <Scores scores={before} words={words} />
      </figure>
      <figure className={`sheet stack-tight ${styles.after}`}>
        <div className={styles.title}>
          <h4 className={styles.label}>{words.after}</h4>
          {site && (
            <a href={site.address} target="_blank" rel="noopener">
              {words.visitSite}{' '}
              <span className="visually-hidden">{fillPlaceholders(words.visitSiteOf, { client })}</span>
            </a>
          )}
        </div>
        <Screenshot name={picture} alt={fillPlaceholders(words.afterAlt, { client })} sizes={PICTURE_SIZES} />
        <Scores scores={after} words={words} />
      </figure>
      <Figures figures={results} className={`row ${styles.results}`} />
      <ul role="list" className={`stack-close ${styles.improvements}`}>
        {own.improvements.map((improvement, index) => (
          <li key={improvement}>
            <Mark kind="tick" variant={index} />
            {improvement}
          </li>
        ))}
      </ul>
      <blockquote className={`stack-close ${styles.quote}`}>
        <Stars value={study.rating} description={testimonials.stars} number={context.number} />
        <p>{own.quote}</p>
        <footer className="fine">{own.author}</footer>
      </blockquote>
    </article>
  )
}

interface MarkedPageProps {
  study: ListedCaseStudy
  words: Messages['portfolio']
  sizes: string
}

/** The old page of a case study, with its three faults marked. */
export function MarkedPage({ study, words, sizes }: MarkedPageProps) {
  const { id, client, picture } = study
  const [one, two, three] = study.faults
  return (
    <MarkedPicture
      marks={[
        { ...one, words: words[`${id}IssueOne`] },
        { ...two, words: words[`${id}IssueTwo`] },
        { ...three, words: words[`${id}IssueThree`] },
      ]}
    >
      <Screenshot
        name={`${picture}-before`}
        alt={fillPlaceholders(words.beforeAlt, { client })}
        sizes={sizes}
      />
    </MarkedPicture>
  )
}

export function Scores({ scores, words }: { scores: SiteScores; words: Messages['portfolio'] }) {
  const dials = [
    { label: words.speed, value: scores.pageSpeed },
    { label: words.mobile, value: scores.mobileScore },
    { label: words.seo, value: scores.seoScore },
  ]
  return <Dials scores={dials} words={words.score} />
}

function caseStudyWords(id: ListedCaseStudy['id'], words: Messages['portfolio']) {
  return {
    trade: words[`${id}Trade`],
    improvements: [
      words[`${id}ImprovementOne`],
      words[`${id}ImprovementTwo`],
      words[`${id}ImprovementThree`],
    ],
    quote: words[`${id}Quote`],
    author: words[`${id}Author`],
  }
}
