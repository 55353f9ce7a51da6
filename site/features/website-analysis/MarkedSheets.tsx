import { useEffect, useRef, useState } from 'react'

import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { AnalysisPicture, AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'
import type { FindingMark } from '#domain/website-analysis/finding.ts'

import { PointedPicture } from '../../ui/marked-picture/PointedPicture.tsx'
import { fetchPicture } from './analysis-api.ts'
import { MarkNumber } from './MarkNumber.tsx'
import { MeasuredFigures } from './MeasuredFigures.tsx'
import styles from './MarkedSheets.module.css'
import { cutBelowMarks, placeMarks } from '../../ui/marked-picture/place-marks.ts'
import { type ReportContext, findingAnchor } from './report-view.ts'

/** While marks are being looked for: the top of the page, as a share of its width. */
const FIRST_LOOK = 1.25

/** From so many times its width the phone's picture is as high as the computer's and the figures together. */
const TALL = 2

interface MarkedSheetsProps extends ReportContext {
  status: AnalysisStatus
  secret: string
}

/** A finding that is drawn, or a person's mark. */
interface Drawn {
  number: number
  /** Null: of a person, and not one of the findings. */
  id: string | null
  words: string
  title: string
  mark: FindingMark
}

/** The page on a phone and on a computer with its marks, the list of the marks, and the measured figures. */
export function MarkedSheets({ status, secret, locale, words, findingWords }: MarkedSheetsProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const drawn = findingWords === null ? [] : drawnFindings(status, findingWords)
  const pointing = { number: pointed, onPoint: setPointed, onPress: focusEntry }
  const labels = {
    phone: { heading: words.phone, alt: words.phoneAlt, marked: words.markedOnPhone },
    desktop: { heading: words.desktop, alt: words.desktopAlt, marked: words.markedOnDesktop },
  }
  const isDone = status.stage === 'done'
  const shown = status.pictures.map((whole) => {
    const marks = drawn.filter(({ mark }) => mark.device === whole.device)
    const picture = isDone
      ? cutBelowMarks(marks, whole)
      : { ...whole, height: Math.min(whole.height, FIRST_LOOK * whole.width) }
    return { device: whole.device, marks, picture }
  })
  const isBlank = (device: AnalysisPicture['device']) =>
    !isDone && !status.pictures.some((picture) => picture.device === device)
  return (
    <section
      className={`page-width ${styles.sheets}`}
      data-pictures={isDone ? status.pictures.length : undefined}
      data-is-tall={shown.some(
        ({ device, picture }) => device === 'phone' && picture.height > TALL * picture.width,
      )}
    >
      {shown.map(({ device, marks, picture }) => (
        <figure key={device} className={styles[device]}>
          <figcaption className="hand">{labels[device].heading}</figcaption>
          <PointedPicture
            marks={placeMarks(device === 'phone' ? marks.map(withoutWords) : marks, picture)}
            pointing={pointing}
          >
            <SitePicture
              picture={picture}
              secret={secret}
              alt={fillPlaceholders(labels[device].alt, { host: status.host })}
            />
          </PointedPicture>
        </figure>
      ))}
      {(['phone', 'desktop'] as const).filter(isBlank).map((device) => (
        <figure key={device} className={styles[device]}>
          <figcaption className="hand">{labels[device].heading}</figcaption>
          <div className={styles.blank} />
        </figure>
      ))}
      {!isDone && (
        <div className={`stack-tight ${styles.beside} ${styles.wait}`}>
          <h2>{words.timeTerm}</h2>
          <p>{words.waitText}</p>
        </div>
      )}
      {isDone && (
        <div className={styles.beside}>
          {status.pictures.length > 0 && (
            <div className={styles.list}>
              <h2>{words.marksHeading}</h2>
              {drawn.length === 0 && <p>{words.noMarks}</p>}
              <ol role="list">
                {drawn.map(({ number, id, title, words: note, mark }) => (
                  <li
                    key={number}
                    data-lit={pointed === number || undefined}
                    onPointerEnter={() => setPointed(number)}
                    onPointerLeave={() => setPointed(null)}
                  >
                    <MarkNumber number={number} />
                    <button
                      type="button"
                      id={entryId(number)}
                      onFocus={() => setPointed(number)}
                      onBlur={() => setPointed(null)}
                      onClick={() => {
                        if (id !== null) goToFinding(id)
                      }}
                    >
                      {title}
                    </button>
                    <p>
                      {note !== '' && id !== null && <span className="hand">{note}</span>}
                      {id === null && <span className="hand">{status.review?.by}</span>}{' '}
                      <span className="visually-hidden">({labels[mark.device].marked})</span>
                    </p>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      )}
      {isDone && <MeasuredFigures status={status} locale={locale} words={words} />}
    </section>
  )
}

/** A phone's picture is too narrow for words: the list beside it has them. */
function withoutWords(mark: Drawn): Drawn {
  return { ...mark, words: '' }
}

/** The marks of the findings, then those of the person who looked. */
function drawnFindings(
  { marked, findings, review }: AnalysisStatus,
  findingWords: NonNullable<ReportContext['findingWords']>,
): Drawn[] {
  const found = marked.flatMap((id, index) => {
    const finding = findings.find((candidate) => candidate.id === id)
    if (!finding?.mark) return []
    const [note, title] = [findingWords.say(finding, 'Mark'), findingWords.say(finding, 'Title')]
    return [{ number: index + 1, id, words: note, title, mark: finding.mark }]
  })
  const drawn = (review?.marks ?? []).map((mark, index) => {
    return { number: marked.length + index + 1, id: null, words: mark.note, title: mark.note, mark }
  })
  return [...found, ...drawn]
}

interface SitePictureProps {
  picture: AnalysisPicture
  secret: string
  alt: string
}

/** A picture below the window waits so long, so that the one in it comes first; printing needs both. */
const UNSEEN_WAIT_MS = 3_000

/** A picture of the site, cut off below `height`: ruled paper until it is there. */
function SitePicture({ picture: { path, width, height }, secret, alt }: SitePictureProps) {
  const [source, setSource] = useState<string | null>(null)
  const paper = useRef<SVGSVGElement>(null)
  useEffect(() => {
    let isWanted = true
    const end = () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
    const load = () => {
      end()
      void fetchPicture(path, secret).then((fetched) => {
        if (isWanted) setSource(fetched)
      })
    }
    const timer = setTimeout(load, UNSEEN_WAIT_MS)
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load()
    })
    if (paper.current) watcher.observe(paper.current)
    return () => {
      isWanted = false
      end()
    }
  }, [path, secret]) // a header goes with it, which `src` cannot send
  return (
    <svg
      ref={paper}
      className={styles.picture}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-label={alt}
    >
      {source !== null && (
        <image href={source} width={width} height={height} preserveAspectRatio="xMidYMin slice" />
      )}
    </svg>
  )
}

function entryId(number: number): string {
  return `marked-${String(number)}`
}

/** From a mark on a picture to its entry in the list. */
function focusEntry(number: number): void {
  document.getElementById(entryId(number))?.focus()
}

/** From the list to the finding; not by a link, whose fragment would replace the secret in the address. */
function goToFinding(id: string): void {
  const heading = document.getElementById(findingAnchor(id))
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' })
}
