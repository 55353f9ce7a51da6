import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

import styles from './Tabs.module.css'

interface TabsProps {
  id: string
  /** What the tabs choose between: announced with "tab list". */
  label: string
  firstLabel: string
  secondLabel: string
  /** The first panel, shown from the start. Both come as slots, which Astro's types do not know. */
  first?: ReactNode
  second?: ReactNode
}

/**
 * Two panels of which one is shown; both without script. Arrow keys, Home and End move between the tabs and
 * choose at once. See: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ id, label, firstLabel, secondLabel, first, second }: TabsProps) {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const tabs = [
    { name: firstLabel, panel: first },
    { name: secondLabel, panel: second },
  ]

  function handleKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    }
    const next = targets[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        className={`row screen-only needs-script ${styles.list}`}
        role="tablist"
        aria-label={label}
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onKeyDown={handleKeyDown}
            onClick={() => setActive(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-active={index === active}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
