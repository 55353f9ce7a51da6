import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import type { DeskReport } from '#domain/desk/desk.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { formatDay } from '#domain/offices/office.ts'
import type { AnalysisPicture } from '#domain/website-analysis/analysis-status.ts'
import { type Finding, MARK_KINDS, type MarkKind } from '#domain/website-analysis/finding.ts'
import { sayFinding } from '#domain/website-analysis/finding-words.ts'
import type { Box } from '#domain/website-analysis/observation.ts'
import { type Pencil, PENCIL_LIMITS, type PencilMark } from '#domain/website-analysis/pencil.ts'

import { apiRequest } from '../browser/api-client.ts'
import { loadWords } from '../browser/load-words.ts'
import { buttonClass } from '../ui/button/button-class.ts'
import { TextArea } from '../ui/field/Field.tsx'
import { Mark } from '../ui/mark/Mark.tsx'
import type { PlacedMark } from '../ui/marked-picture/MarkedPicture.tsx'
import { PointedPicture } from '../ui/marked-picture/PointedPicture.tsx'
import { placeMarks } from '../ui/marked-picture/place-marks.ts'
import { showToast } from '../ui/toast/Toaster.tsx'
import { ask, client, isProblem } from './desk-api.ts'
import styles from './report-pencil.module.css'
import { useDesk } from './use-desk.ts'
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
/** How far an arrow key moves or stretches a mark. */
const STEP_PX = 10

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
  const { words: desk, locale } = useDesk()
  const words = desk.report
  const { status, language, sentAt } = report
  const [pencil, setPencil] = useState<Pencil>(
    report.pencil ?? { marks: [], removed: [], first: status.first, words: '' },
  )
  const [kind, setKind] = useState<MarkKind>('circle')
  const [state, setState] = useState<'kept' | 'keeping' | 'foreign' | 'failed'>('kept')
  const seen = useRef(report.changedAt)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = (finding: Finding, part: 'Title' | 'Mark') => sayFinding(findingWords, finding, part, language)
  const languageName = new Intl.DisplayNames([LOCALES[locale].tag], { type: 'language' }).of(language) ?? ''
  const faults = status.findings.filter(({ severity }) => severity !== 'good')
  const machine = status.marked.flatMap((marked) => faults.filter((finding) => finding.id === marked))

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
        {status.pictures.map((picture) => (
          <Sheet
            key={picture.device}
            picture={picture}
            machine={machine
              .filter(
                ({ id: marked, mark }) => mark?.device === picture.device && !pencil.removed.includes(marked),
              )
              .flatMap((finding) =>
                finding.mark ? [{ words: say(finding, 'Mark'), mark: finding.mark }] : [],
              )}
            own={pencil.marks
              .map((mark, index) => ({ number: index + 1, words: mark.note, mark }))
              .filter(({ mark }) => mark.device === picture.device)}
            label={picture.device === 'phone' ? words.phone : words.desktop}
            onDraw={(box) => draw(picture.device, box)}
          />
        ))}
      </div>
      <div className={`sheet ${styles.slip}`}>
        <section aria-labelledby="own-marks">
          <h2 id="own-marks" className="as-h3">
            {words.ownMarks}
          </h2>
          <ol role="list" className={styles.list}>
            {pencil.marks.map((mark, index) => (
              <li key={index} className={styles.line}>
                <MarkHandle
                  label={`${words[mark.kind]} ${String(index + 1)}: ${words.move}`}
                  box={mark.box}
                  onMove={(box) => changeMark(index, { box })}
                >
                  {index + 1}
                </MarkHandle>
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
                <button
                  type="button"
                  className={buttonClass('tertiary')}
                  onClick={() => change({ marks: pencil.marks.filter((_, place) => place !== index) })}
                >
                  {words.remove}
                  <span className="visually-hidden"> {index + 1}</span>
                </button>
              </li>
            ))}
          </ol>
          <div className={`row ${styles.adding}`}>
            {status.pictures.map(({ device, width }) => (
              <button
                key={device}
                type="button"
                className={buttonClass('tertiary')}
                disabled={pencil.marks.length >= PENCIL_LIMITS.marks}
                onClick={() =>
                  draw(device, { x: width / 3, y: width / 3, width: width / 3, height: width / 8 })
                }
              >
                {fillPlaceholders(words.addMark, {
                  picture: device === 'phone' ? words.phone : words.desktop,
                })}
              </button>
            ))}
          </div>
        </section>
        {machine.length > 0 && (
          <fieldset className={`${styles.list} ${styles.machine}`}>
            <legend className="as-h3">{words.machineMarks}</legend>
            {machine.map((finding) => (
              <label key={finding.id} lang={language}>
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
                <span>{say(finding, 'Title')}</span>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset className={styles.list}>
          <legend className="as-h3">{words.firstThings}</legend>
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
                    {say(finding, 'Title')}
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
        <div className={styles.end}>
          <button
            type="button"
            className={buttonClass('primary')}
            disabled={state === 'keeping' || state === 'foreign'}
            onClick={() => void send()}
          >
            {sentAt === null ? words.send : words.sendAgain}
          </button>
          <p role="status" className="fine">
            {state === 'foreign' && (
              <>
                {words.foreign}{' '}
                <button
                  type="button"
                  className={buttonClass('tertiary')}
                  onClick={() => void client.refetchQueries({ queryKey: ['report', id] })}
                >
                  {words.loadTheirs}
                </button>
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
  machine: readonly { words: string; mark: NonNullable<Finding['mark']> }[]
  /** With their numbers in the list beside the pictures. */
  own: readonly { number: number; words: string; mark: PencilMark }[]
  label: string
  onDraw: (box: Box) => void
}

/** The list beside the pictures points at nothing here: what is drawn on is above the marks. */
const NOT_POINTING = { number: null, onPoint: () => undefined, onPress: () => undefined }

/** A mark of the program has no number here: only what the person drew can be changed. */
function withoutNumber({ kind, at, note, words, isMirrored = false }: PlacedMark): PlacedMark {
  return { kind, at, note, words, isMirrored }
}

/** A picture of the site, to be drawn on with a pointer. */
function Sheet({ picture, machine, own, label, onDraw }: SheetProps) {
  const { path, width, height } = picture
  const source = usePicture(path)
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null)
  const [box, setBox] = useState<Box | null>(null)
  const program = placeMarks(
    machine.map((mark) => ({ ...mark, number: 0 })),
    picture,
  ).map(withoutNumber)
  const placed = [...program, ...placeMarks(own, picture)]

  /** Where the pointer is, in pixels of the picture. */
  function pointOf(event: PointerEvent<SVGSVGElement>) {
    const at = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - at.left) / at.width) * width,
      y: ((event.clientY - at.top) / at.height) * height,
    }
  }

  function end() {
    if (box !== null && box.width >= LEAST_PX && box.height >= LEAST_PX) onDraw(box)
    setFrom(null)
    setBox(null)
  }

  return (
    <figure className={`sheet ${styles.sheet}`} data-device={picture.device}>
      <figcaption className="hand">{label}</figcaption>
      <div className={styles.paper}>
        <PointedPicture marks={placed} pointing={NOT_POINTING}>
          <svg
            viewBox={`0 0 ${String(width)} ${String(height)}`}
            role="img"
            aria-label={label}
            className={styles.picture}
          >
            {source !== null && <image href={source} width={width} height={height} />}
          </svg>
        </PointedPicture>
        <svg
          className={styles.ground}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setFrom(pointOf(event))
          }}
          onPointerMove={(event) => {
            if (from === null) return
            const to = pointOf(event)
            setBox({
              x: Math.round(Math.min(from.x, to.x)),
              y: Math.round(Math.min(from.y, to.y)),
              width: Math.round(Math.abs(to.x - from.x)),
              height: Math.round(Math.abs(to.y - from.y)),
            })
          }}
          onPointerUp={end}
          onPointerCancel={() => {
            setFrom(null)
            setBox(null)
          }}
        >
          {box !== null && <rect {...box} />}
        </svg>
      </div>
    </figure>
  )
}

/** The picture behind the session, as an address of this page; null while it is on its way. */
function usePicture(path: string): string | null {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    let address: string | null = null
    void apiRequest('GET', path)
      .then((response) => response.blob())
      .then((blob) => {
        address = URL.createObjectURL(blob)
        setSource(address)
      })
      .catch(() => undefined) // the paper stays blank; marks can be drawn all the same
    return () => {
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [path])
  return source
}

interface MarkHandleProps {
  label: string
  box: Box
  onMove: (box: Box) => void
  children: number
}

/** The number of a mark: arrow keys move it, with Shift they stretch it. */
function MarkHandle({ label, box, onMove, children }: MarkHandleProps) {
  function handleKey(event: KeyboardEvent) {
    const steps: Partial<Record<string, [number, number]>> = {
      ArrowLeft: [-STEP_PX, 0],
      ArrowRight: [STEP_PX, 0],
      ArrowUp: [0, -STEP_PX],
      ArrowDown: [0, STEP_PX],
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const [x, y] = step
    onMove(
      event.shiftKey
        ? {
            ...box,
            width: Math.max(LEAST_PX, box.width + x),
            height: Math.max(LEAST_PX, box.height + y),
          }
        : { ...box, x: Math.max(0, box.x + x), y: Math.max(0, box.y + y) },
    )
  }
  return (
    <button type="button" className={styles.handle} aria-label={label} onKeyDown={handleKey}>
      {children}
    </button>
  )
}
