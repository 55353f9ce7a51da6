import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import type { DeskReport } from '#domain/desk/desk.ts'
import { fillPlaceholders, sayLabelled } from '#domain/language/message-text.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { formatDay } from '#domain/offices/office.ts'
import type { AnalysisPicture } from '#domain/website-analysis/analysis-status.ts'
import {
  type Finding,
  type FindingMark,
  MARK_KINDS,
  type MarkKind,
} from '#domain/website-analysis/finding.ts'
import { sayFinding } from '#domain/website-analysis/finding-words.ts'
import type { Box } from '#domain/website-analysis/observation.ts'
import { type Pencil, PENCIL_LIMITS, type PencilMark } from '#domain/website-analysis/pencil.ts'

import { loadWords } from '../browser/load-words.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextArea } from '../ui/field/Field.tsx'
import { Mark } from '../ui/mark/Mark.tsx'
import { PointedPicture } from '../ui/marked-picture/PointedPicture.tsx'
import { placeMarks } from '../ui/marked-picture/place-marks.ts'
import { showToast } from '../ui/toast/Toaster.tsx'
import { ask, client, isProblem } from './desk-api.ts'
import desk from './desk.module.css'
import styles from './report-pencil.module.css'
import { useDesk } from './use-desk.ts'
import { usePicture } from './use-picture.ts'
import { View } from './View.tsx'

/** What a program found has its words in the visitor's language: that is what is read beside the picture. */
const wordFiles = import.meta.glob<Readonly<Record<string, string>>>(
  '../../content/messages/*/website-analysis-findings.ts',
  { import: 'websiteAnalysisFindings' },
)

/** A draft is kept so soon after the last change. */
const KEEP_MS = 1_500
/** Smaller than this was a click, not a stroke; in pixels of the picture. */
const LEAST_PX = 8
/** How far an arrow key moves or stretches a mark: to the right, and down. */
const STEPS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

const reportQuery = (id: string) => ({
  queryKey: ['report', id],
  queryFn: async () => {
    const report = await ask<DeskReport>('GET', `analyses/${id}`)
    return { report, words: await loadWords(wordFiles, report.language) }
  },
  staleTime: Infinity, // what is being written must not be replaced
})

/** The report of a website under one's own pencil. */
export function ReportPencil({ id }: { id: string }) {
  const { words } = useDesk()
  const query = useQuery(reportQuery(id))
  const host = query.data?.report.status.host ?? ''
  const conversation = query.data?.report.conversationId ?? null
  return (
    <View
      isWide
      title={fillPlaceholders(words.report.heading, { host })}
      query={query}
      side={
        query.data &&
        (conversation === null ? (
          <p className="muted">{words.report.nobody}</p>
        ) : (
          <a className="way" href={`#/conversation/${conversation}`}>
            ← {words.report.conversation}
          </a>
        ))
      }
    >
      {query.data && <Marking key={query.data.report.changedAt} id={id} {...query.data} />}
    </View>
  )
}

interface MarkingProps {
  id: string
  report: DeskReport
  words: Readonly<Record<string, string>>
}

function Marking({ id, report, words: findingWords }: MarkingProps) {
  const { words: deskWords, locale } = useDesk()
  const words = deskWords.report
  const { status, language, sentAt } = report
  const [pencil, setPencil] = useState<Pencil>(
    report.pencil ?? { marks: [], removed: [], first: status.first, words: '' },
  )
  const [kind, setKind] = useState<MarkKind>('circle')
  const [state, setState] = useState<'kept' | 'keeping' | 'foreign' | 'failed'>('kept')
  const seen = useRef(report.changedAt)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = (finding: Finding) => sayFinding(findingWords, finding, 'Title', language)
  const languageName = new Intl.DisplayNames([LOCALES[locale].tag], { type: 'language' }).of(language) ?? ''
  const pictures = status.pictures.toReversed() // the larger one first
  const faults = status.findings.filter(({ severity }) => severity !== 'good')
  const machine = status.marked.flatMap((marked) => faults.filter((finding) => finding.id === marked))
  /** Of one's own marks, after those of the program. */
  const numberOf = (index: number) => machine.length + index + 1

  async function put(next: Pencil, isSent: boolean): Promise<boolean> {
    clearTimeout(timer.current)
    setState('keeping')
    try {
      const body = { pencil: next, isSent, seen: seen.current }
      const { changedAt } = await ask<DeskReport>('PUT', `analyses/${id}/pencil`, body)
      seen.current = changedAt
      setState('kept')
      return true
    } catch (error) {
      setState(isProblem(error, 'desk-unseen') ? 'foreign' : 'failed')
      return false
    }
  }

  /** Changes it, and keeps a draft soon; what was sent stays as it is until it is sent again. */
  function change(part: Partial<Pencil>) {
    const next = { ...pencil, ...part }
    setPencil(next)
    clearTimeout(timer.current)
    if (sentAt === null) timer.current = setTimeout(() => void put(next, false), KEEP_MS)
  }

  function changeMark(index: number, part: Partial<PencilMark>) {
    change({ marks: pencil.marks.map((mark, place) => (place === index ? { ...mark, ...part } : mark)) })
  }

  /** Moves or stretches a mark by pixels of its picture, and keeps it there. */
  function shift(
    index: number,
    { device, box }: PencilMark,
    [x, y]: readonly [number, number],
    isStretch: boolean,
  ) {
    const picture = status.pictures.find((one) => one.device === device)
    if (picture === undefined) return
    const within = (value: number, least: number, most: number) =>
      Math.round(Math.max(least, Math.min(value, most)))
    const { width, height } = picture
    changeMark(index, {
      box: isStretch
        ? {
            ...box,
            width: within(box.width + x, LEAST_PX, width - box.x),
            height: within(box.height + y, LEAST_PX, height - box.y),
          }
        : {
            ...box,
            x: within(box.x + x, 0, width - box.width),
            y: within(box.y + y, 0, height - box.height),
          },
    })
  }

  function draw(device: AnalysisPicture['device'], box: Box) {
    if (pencil.marks.length >= PENCIL_LIMITS.marks) return
    // At once: what is typed next belongs into the note, on a slow machine too.
    flushSync(() => change({ marks: [...pencil.marks, { device, kind, box, note: '' }] }))
    document.getElementById(noteId(pencil.marks.length))?.focus()
  }

  async function send() {
    if (!(await put(pencil, true))) return
    showToast({ variant: 'default', text: words.sent })
    void client.invalidateQueries()
    await client.refetchQueries({ queryKey: ['report', id] })
  }

  return (
    <div className={styles.desk}>
      <div className={styles.pictures}>
        <fieldset className={`row ${styles.kinds}`}>
          <legend className="visually-hidden">{words.stroke}</legend>
          {MARK_KINDS.map((one) => (
            <label key={one}>
              <input type="radio" name="stroke" checked={kind === one} onChange={() => setKind(one)} />
              <span>{words[one]}</span>
              {kind === one && <Mark kind={one === 'strike' ? 'crossOut' : one} />}
            </label>
          ))}
        </fieldset>
        <p className="fine">{words.drawHint}</p>
        {pictures.map((picture) => (
          <Sheet
            key={picture.device}
            picture={picture}
            machine={machine.flatMap(({ id: marked, mark }, index) =>
              mark === null || pencil.removed.includes(marked) ? [] : [{ number: index + 1, mark }],
            )}
            own={pencil.marks.map((mark, index) => ({ number: numberOf(index), mark }))}
            label={picture.device === 'phone' ? words.phone : words.desktop}
            onDraw={(box) => draw(picture.device, box)}
            onShift={(number, mark, by, isStretch) => shift(number - numberOf(0), mark, by, isStretch)}
          />
        ))}
      </div>
      <div className={`sheet ${styles.slip}`}>
        <section aria-labelledby="own-marks">
          <h2 id="own-marks">{words.ownMarks}</h2>
          <ol role="list">
            {pencil.marks.map((mark, index) => (
              <li key={index} className={styles.line}>
                <button
                  type="button"
                  className={styles.handle}
                  aria-label={sayLabelled(
                    `${words[mark.kind]} ${String(numberOf(index))}`,
                    words.move,
                    locale,
                  )}
                  onKeyDown={(event) => {
                    const step = STEPS[event.key]
                    if (step === undefined) return
                    event.preventDefault()
                    shift(index, mark, step, event.shiftKey)
                  }}
                >
                  {numberOf(index)}
                </button>
                <label>
                  <span className="visually-hidden">
                    {fillPlaceholders(words.note, { language: languageName })}
                  </span>
                  <input
                    id={noteId(index)}
                    lang={language}
                    value={mark.note}
                    maxLength={PENCIL_LIMITS.note}
                    placeholder={fillPlaceholders(words.note, { language: languageName })}
                    onChange={({ target }) => changeMark(index, { note: target.value })}
                  />
                </label>
                <Button
                  look="tertiary"
                  onClick={() => change({ marks: pencil.marks.filter((_, place) => place !== index) })}
                >
                  {words.remove}
                  <span className="visually-hidden"> {numberOf(index)}</span>
                </Button>
              </li>
            ))}
          </ol>
          <div className={`row ${desk.tools}`}>
            {pictures.map(({ device, width }) => (
              <Button
                key={device}
                look="tertiary"
                disabled={pencil.marks.length >= PENCIL_LIMITS.marks}
                onClick={() =>
                  draw(device, {
                    x: Math.round(width / 3),
                    y: Math.round(width / 3),
                    width: Math.round(width / 3),
                    height: Math.round(width / 8),
                  })
                }
              >
                {fillPlaceholders(words.addMark, {
                  picture: device === 'phone' ? words.phone : words.desktop,
                })}
              </Button>
            ))}
          </div>
        </section>
        {machine.length > 0 && (
          <fieldset className={styles.machine}>
            <legend>{words.machineMarks}</legend>
            {machine.map((finding, index) => (
              <label key={finding.id} lang={language} className={desk.check}>
                <input
                  type="checkbox"
                  checked={!pencil.removed.includes(finding.id)}
                  onChange={({ target }) =>
                    change({
                      removed: target.checked
                        ? pencil.removed.filter((removed) => removed !== finding.id)
                        : [...pencil.removed, finding.id],
                    })
                  }
                />
                <span>
                  {index + 1}. {say(finding)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend>{words.firstThings}</legend>
          {Array.from({ length: PENCIL_LIMITS.first }, (_, place) => (
            <label key={place} className={styles.line}>
              <span>{place + 1}</span>
              <select
                lang={language}
                value={pencil.first[place] ?? ''}
                onChange={({ target }) => {
                  const first = Array.from({ length: PENCIL_LIMITS.first }, (_, at) =>
                    at === place ? target.value : (pencil.first[at] ?? ''),
                  )
                  // What is chosen twice leaves the place it had.
                  change({
                    first: first.filter((one, at) => one !== '' && (at === place || one !== target.value)),
                  })
                }}
              >
                <option value="">–</option>
                {faults.map((finding) => (
                  <option key={finding.id} value={finding.id}>
                    {say(finding)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        <TextArea
          id="report-words"
          label={fillPlaceholders(words.twoSentences, { language: languageName })}
          lang={language}
          value={pencil.words}
          maxLength={PENCIL_LIMITS.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <div className={`row ${desk.tools}`}>
          <Button
            look="primary"
            disabled={state === 'keeping' || state === 'foreign'}
            onClick={() => void send()}
          >
            {sentAt === null ? words.send : words.sendAgain}
          </Button>
          <p role="status" className="fine">
            {state === 'foreign' && (
              <>
                {words.foreign}{' '}
                <Button
                  look="tertiary"
                  onClick={() => void client.refetchQueries({ queryKey: ['report', id] })}
                >
                  {words.loadTheirs}
                </Button>
              </>
            )}
            {state === 'failed' && words.notKept}
            {state === 'kept' && sentAt === null && words.kept}
            {state === 'kept' &&
              sentAt !== null &&
              fillPlaceholders(words.sentAt, { date: formatDay(new Date(sentAt), LOCALES[locale].tag) })}
          </p>
        </div>
      </div>
    </div>
  )
}

function noteId(index: number): string {
  return `own-mark-${String(index)}`
}

interface SheetProps {
  picture: AnalysisPicture
  /** The marks of all pictures, with their numbers in the list. */
  machine: readonly { number: number; mark: FindingMark }[]
  own: readonly { number: number; mark: PencilMark }[]
  label: string
  onDraw: (box: Box) => void
  onShift: (number: number, mark: PencilMark, by: readonly [number, number], isStretch: boolean) => void
}

/** The list beside the pictures points at nothing here: what is drawn on is above the marks. */
const NOT_POINTING = { number: null, onPoint: () => undefined, onPress: () => undefined }

type Point = Pick<Box, 'x' | 'y'>

/** A picture of the site: a pointer draws on it, moves a mark by its stroke, and stretches it by its corner. */
function Sheet({ picture, machine, own, label, onDraw, onShift }: SheetProps) {
  const { path, width, height, device } = picture
  const source = usePicture(path, 'image/webp')
  const [box, setBox] = useState<Box | null>(null)
  /** What follows the pointer while it is down. */
  const follow = useRef<((to: Point) => void) | null>(null)
  const here = own.filter(({ mark }) => mark.device === device)
  // What the notes say is read in the list: on the picture they would cover what is marked.
  const placed = placeMarks(
    [...machine.filter(({ mark }) => mark.device === device), ...here].map((one) => ({ ...one, words: '' })),
    picture,
  )
  const size = `0 0 ${String(width)} ${String(height)}`

  /** Where the pointer is, in pixels of the picture. */
  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): Point {
    const at = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect()
    return { x: ((clientX - at.left) / at.width) * width, y: ((clientY - at.top) / at.height) * height }
  }

  function begin(event: PointerEvent<SVGElement>, doing: (from: Point, to: Point) => void) {
    event.stopPropagation() // a mark lies on the ground that is drawn on
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = pointOf(event)
    follow.current = (to) => doing(from, to)
  }

  const hold = (number: number, mark: PencilMark, isStretch: boolean) => (event: PointerEvent<SVGElement>) =>
    begin(event, (from, to) => onShift(number, mark, [to.x - from.x, to.y - from.y], isStretch))

  function draw({ x, y }: Point, to: Point) {
    setBox({
      x: Math.round(Math.min(x, to.x)),
      y: Math.round(Math.min(y, to.y)),
      width: Math.round(Math.abs(to.x - x)),
      height: Math.round(Math.abs(to.y - y)),
    })
  }

  function end(drawn: Box | null) {
    follow.current = null
    setBox(null)
    if (drawn !== null && drawn.width >= LEAST_PX && drawn.height >= LEAST_PX) onDraw(drawn)
  }

  return (
    <figure className={`sheet ${styles.sheet}`} data-device={device}>
      <figcaption className="hand">{label}</figcaption>
      <div className={styles.paper}>
        <PointedPicture marks={placed} pointing={NOT_POINTING}>
          <svg viewBox={size} role="img" aria-label={label} className={styles.picture}>
            {source !== null && <image href={source} width={width} height={height} />}
          </svg>
        </PointedPicture>
        <svg
          className={styles.ground}
          viewBox={size}
          aria-hidden="true"
          onPointerDown={(event) => begin(event, draw)}
          onPointerMove={(event) => follow.current?.(pointOf(event))}
          onPointerUp={() => end(box)}
          onPointerCancel={() => end(null)}
        >
          {box !== null && <rect {...box} />}
          {here.map(({ number, mark }) => (
            <g key={number}>
              <rect {...mark.box} onPointerDown={hold(number, mark, false)} />
              <circle
                cx={mark.box.x + mark.box.width}
                cy={mark.box.y + mark.box.height}
                r={width / 80}
                onPointerDown={hold(number, mark, true)}
              />
            </g>
          ))}
        </svg>
      </div>
    </figure>
  )
}
