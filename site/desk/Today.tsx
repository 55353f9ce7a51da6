import { useStore } from '@nanostores/react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { CONVERSATION_KINDS } from '#domain/conversation/conversation.ts'
import { DESK_FILTERS, DESK_MOST_COUNTED, DESK_PAGE, type DeskRow } from '#domain/desk/desk.ts'
import { LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'
import { sayLabelled } from '#domain/language/message-text.ts'

import { listQuery, searchQuery } from './desk-api.ts'
import { $chosenRow, $now, $question, $search } from './desk-stores.ts'
import styles from './desk.module.css'
import { Row } from './Row.tsx'
import { moveFocus, useDesk, useFocusOnOpen, useKeys } from './use-desk.ts'

/** Wait so long after the last typed letter before searching. */
const SEARCH_PAUSE_MS = 200
const ROW_PX = 76

/** Everything open, in the order of its promises. */
export function Today() {
  const { words, locale } = useDesk()
  const question = useStore($question)
  const search = useStore($search)
  const now = useStore($now)
  const field = useRef<HTMLInputElement>(null)
  const heading = useFocusOnOpen<HTMLHeadingElement>('today')
  const { data, isError, refetch } = useQuery(listQuery(question, 0))
  const late =
    data?.rows.filter(({ answerBy, state }) => state === 'open' && Date.parse(answerBy) < now).length ?? 0
  const number = new Intl.NumberFormat(LOCALES[locale].tag)
  const sayCount = (count: number) =>
    count > DESK_MOST_COUNTED ? `${number.format(DESK_MOST_COUNTED)}+` : number.format(count)
  useKeys({ '/': () => field.current?.select() }) // what is typed next replaces the last search
  useEffect(() => {
    const timer = setInterval(() => void refetch(), 60_000) // what was set for later comes back
    return () => clearInterval(timer)
  }, [refetch])

  return (
    <div className={styles.view}>
      <aside className={styles.side}>
        <h1 ref={heading} tabIndex={-1} className={styles.count}>
          <span className="visually-hidden">{sayLabelled(words.today, '', locale)}</span>
          <span className={styles.figure} data-long={(data?.counts.open ?? 0) > 999 || undefined}>
            {data ? sayCount(data.counts.open) : '–'}
          </span>{' '}
          <span>{words.toAnswer}</span>
        </h1>
        {late > 0 && (
          <p className={styles.late}>
            {late === DESK_PAGE ? `${late}+` : late} {words.overdue}
          </p>
        )}
        <div className={styles.piles}>
          <ul role="list" className={styles.filters}>
            {DESK_FILTERS.map((filter) => (
              <li key={filter}>
                <button
                  type="button"
                  aria-pressed={question.filter === filter}
                  onClick={() => {
                    $search.set('')
                    $chosenRow.set(-1)
                    $question.set({ ...question, filter })
                  }}
                >
                  <span>{words.filters[filter]}</span>
                  <span className="fine">{data && sayCount(data.counts[filter])}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.narrow}>
            <Choice
              all={words.allKinds}
              value={question.kind}
              values={CONVERSATION_KINDS}
              say={(kind) => words.kinds[kind]}
              onChoose={(kind) => $question.set({ ...question, kind })}
            />
            <Choice
              all={words.allLanguages}
              value={question.language}
              values={LOCALE_CODES}
              say={(code) => LOCALES[code].name}
              onChoose={(language) => $question.set({ ...question, language })}
            />
          </div>
        </div>
      </aside>
      <section
        className={`sheet ${styles.crop} ${styles.listSheet}`}
        aria-label={words.filters[question.filter]}
      >
        <Search field={field} />
        {search !== '' ? (
          <Hits words={search} />
        ) : (
          <>
            {isError && <p role="alert">{words.failed}</p>}
            {data?.rows.length === 0 ? (
              <p className={styles.empty}>{question.filter === 'open' ? words.emptyOpen : words.emptyList}</p>
            ) : (
              <Rows key={JSON.stringify(question)} />
            )}
          </>
        )}
      </section>
    </div>
  )
}

interface ChoiceProps<T extends string> {
  all: string
  value: T | ''
  values: readonly T[]
  say: (value: T) => string
  onChoose: (value: T | '') => void
}

function Choice<T extends string>({ all, value, values, say, onChoose }: ChoiceProps<T>) {
  return (
    <select
      aria-label={all}
      value={value}
      onChange={({ target }) => onChoose(values.find((one) => one === target.value) ?? '')}
    >
      <option value="">{all}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {say(one)}
        </option>
      ))}
    </select>
  )
}

function Search({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  const { words } = useDesk()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <input
      ref={field}
      type="search"
      className={styles.search}
      aria-label={words.search}
      placeholder={words.search}
      defaultValue={$search.get()}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter' || key === 'ArrowDown') moveFocus(currentTarget.closest('section'), 'a', 1)
        if (key === 'Escape') currentTarget.blur()
      }}
      onChange={({ target: { value } }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => $search.set(value.trim()), SEARCH_PAUSE_MS)
      }}
    />
  )
}

function Hits({ words: asked }: { words: string }) {
  const { words } = useDesk()
  const { data } = useQuery(searchQuery(asked))
  const list = useRef<HTMLUListElement>(null)
  useKeys({ j: () => moveFocus(list.current, 'a', 1), k: () => moveFocus(list.current, 'a', -1) })
  return (
    <>
      <p role="status" className={data?.rows.length === 0 ? styles.empty : 'visually-hidden'}>
        {data && (data.rows.length === 0 ? words.searchNothing : data.rows.length)}
      </p>
      <ul role="list" ref={list}>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The rows in sight; the windows of the list around them are loaded. */
function Rows() {
  const question = useStore($question)
  const chosen = useStore($chosenRow)
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => setMargin(list.current?.offsetTop ?? 0), [])
  const first = useQuery(listQuery(question, 0)).data
  const [reached, setReached] = useState(0)
  const isNarrow = question.kind !== '' || question.language !== ''
  const count = isNarrow ? Math.max(reached, first?.rows.length ?? 0) : (first?.counts[question.filter] ?? 0)
  // A row that moves up keeps its element: else the focus, or a press, would be on another conversation.
  const getItemKey = useCallback((index: number) => first?.rows[index]?.id ?? index, [first])
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count,
    getItemKey,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: margin,
    directDomUpdates: true,
  })
  const items = rows.getVirtualItems()
  const from = Math.floor((items[0]?.index ?? 0) / DESK_PAGE)
  const to = Math.floor((items.at(-1)?.index ?? 0) / DESK_PAGE)
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const windows = useQueries({ queries: pages.map((page) => listQuery(question, page)) })
  const rowAt = (index: number): DeskRow | undefined =>
    windows[Math.floor(index / DESK_PAGE) - from]?.data?.rows[index % DESK_PAGE]
  // A list that is narrowed has no count: each full window promises another one.
  const last = windows.at(-1)?.data?.rows.length ?? 0
  const known = to * DESK_PAGE + last + (last === DESK_PAGE ? 1 : 0)
  if (isNarrow && known > reached) setReached(known)

  function move(by: number) {
    const next = Math.max(0, Math.min(count - 1, chosen + by))
    $chosenRow.set(next)
    rows.scrollToIndex(next, { align: 'auto' })
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-index='${next}'] a`)?.focus())
  }
  const toChosen = useEffectEvent(() => {
    if (chosen >= 0) rows.scrollToIndex(chosen, { align: 'center' }) // back from a conversation
  })
  useEffect(() => {
    const frame = requestAnimationFrame(toChosen)
    return () => cancelAnimationFrame(frame)
  }, [])
  useKeys({ j: () => move(1), k: () => move(-1), ArrowDown: () => move(1), ArrowUp: () => move(-1) })

  return (
    <ul
      role="list"
      ref={(element) => {
        list.current = element
        rows.containerRef(element)
      }}
      className={styles.rows}
    >
      {items.map(({ index, key }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          <Row row={rowAt(index)} index={index} />
        </li>
      ))}
    </ul>
  )
}
