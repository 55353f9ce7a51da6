import { type ReactNode, useEffect, useRef, useState } from 'react'

import { stepSlide, type Step } from '#domain/carousel/slide-index.ts'

import styles from './Carousel.module.css'

interface CarouselProps {
  /** What the slides are: announced with "carousel". */
  label: string
  previousLabel: string
  nextLabel: string
  /** A name per slide, such as "2 of 3": shown between the buttons and announced on a step. */
  slideLabels: readonly string[]
  /** The slides, each a direct child. */
  children: ReactNode
}

/**
 * What it does: slides in a track that the browser scrolls and snaps, so that swipe, keys and a page without
 * script reach every slide; the buttons step by one and wrap around. Why not simpler: buttons need an index;
 * it follows the track, so that a swipe and a step never disagree. See:
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ (no automatic rotation)
 */
export function Carousel({ label, previousLabel, nextLabel, slideLabels, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const follow = () => setIndex(slideInView(element))
    element.addEventListener('scrollend', follow) // not while a finger holds a slide half way
    return () => element.removeEventListener('scrollend', follow)
  }, []) // the track's position belongs to the browser: the index follows it

  function handleStep(step: Step) {
    const next = stepSlide(index, step, slideLabels.length)
    setIndex(next)
    setAnnounced(slideLabels[next] ?? '')
    const slide = track.current ? slidesOf(track.current)[next] : undefined
    track.current?.scrollTo({ left: slide?.offsetLeft ?? 0 })
  }

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <div className={`screen-only needs-script ${styles.controls}`}>
        <button
          type="button"
          className={`tap ${styles.button}`}
          aria-label={previousLabel}
          onClick={() => handleStep(-1)}
        >
          <span aria-hidden="true">←</span>
        </button>
        <span className={`fine ${styles.position}`} aria-hidden="true">
          {slideLabels[index]}
        </span>
        <button
          type="button"
          className={`tap ${styles.button}`}
          aria-label={nextLabel}
          onClick={() => handleStep(1)}
        >
          <span aria-hidden="true">→</span>
        </button>
        <span className="visually-hidden" role="status">
          {announced}
        </span>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div ref={track} className={styles.track} data-track role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}

export function Slide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.slide} data-slide role="group" aria-roledescription="slide" aria-label={label}>
      {children}
    </div>
  )
}

/** The slides of a track; Astro wraps its slot in an element. */
function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>('[data-slide]')]
}

/** Index of the slide nearest to the track's left edge. */
function slideInView(track: HTMLElement): number {
  const distances = slidesOf(track).map((slide) => Math.abs(slide.offsetLeft - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}
