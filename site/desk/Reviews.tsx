import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { DeskReview } from '#domain/desk/desk.ts'

import { Button } from '../ui/button/Button.tsx'
import { reviewsQuery } from './desk-api.ts'
import styles from './desk.module.css'
import { FactList, givenFacts } from './Facts.tsx'
import { View } from './View.tsx'
import { moveFocus, useAct, useDesk, useKeys } from './use-desk.ts'

/** Posts that were set aside: let through or put away, many at once. */
export function Reviews() {
  const { words, locale, day } = useDesk()
  const query = useQuery(reviewsQuery)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const act = useAct<DeskReview[]>(reviewsQuery.queryKey)
  const posts = query.data ?? []

  /** Acts on those chosen; without a choice on the one with the focus. */
  function decide(decision: 'release' | 'discard') {
    const ids = chosen.length > 0 ? chosen : [focused()?.value ?? '']
    if (ids[0] === '') return
    act.mutate(
      { path: 'reviews', body: { ids, decision } },
      {
        onSuccess: () => {
          setChosen([])
          requestAnimationFrame(() => moveFocus(list.current, 'input', 1)) // those with the focus are gone
        },
      },
    )
  }
  const focused = () => list.current?.querySelector<HTMLInputElement>('input:focus')
  useKeys({
    j: () => moveFocus(list.current, 'input', 1),
    k: () => moveFocus(list.current, 'input', -1),
    x: () => focused()?.click(),
    l: () => decide('release'),
    d: () => decide('discard'),
  })

  return (
    <View
      title={words.reviews}
      query={query}
      empty={posts.length === 0 ? words.emptyReviews : null}
      side={<p className="muted">{words.reviewsHint}</p>}
    >
      <div className={styles.all}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.length === posts.length}
            onChange={({ target }) => setChosen(target.checked ? posts.map(({ id }) => id) : [])}
          />
          {words.chooseAll}
        </label>
        <div className={styles.thumb}>
          <Button look="tertiary" aria-disabled={chosen.length === 0} onClick={() => decide('discard')}>
            {words.discard}
          </Button>
          <Button
            look="secondary"
            isSmall
            aria-disabled={chosen.length === 0}
            onClick={() => decide('release')}
          >
            {words.release} {chosen.length > 0 && chosen.length}
          </Button>
        </div>
      </div>
      <ul role="list" ref={list}>
        {posts.map((post) => {
          const { id, kind, name, text, at, reasons } = post
          return (
            <li key={id} className={styles.entry} data-chosen={chosen.includes(id) || undefined}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  value={id}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                <strong dir="auto">{name}</strong>
              </label>
              <p className="fine">
                {words.kinds[kind]}, {day(at)}
              </p>
              <p>
                {reasons.map((reason) => (
                  <mark key={reason}>{words.reasons[reason] ?? reason}</mark>
                ))}
              </p>
              <p dir="auto" className={styles.text}>
                {text}
              </p>
              <FactList facts={givenFacts(post, words, locale)} />
            </li>
          )
        })}
      </ul>
    </View>
  )
}
