import { lazy, Suspense } from 'react'

import styles from './Markdown.module.css'

/** The lexer is loaded with the first text; until then, or without it, the text is shown as typed. */
const MarkdownText = lazy(() =>
  import('./MarkdownText.tsx')
    .then(({ MarkdownText: Text }) => ({ default: Text }))
    .catch(() => ({ default: PlainText })),
)

/**
 * Markdown of visitors and staff (decision 16), in the writer's direction; shown as typed until the lexer is
 * loaded.
 */
export function Markdown({ text, className = '' }: { text: string; className?: string | undefined }) {
  return (
    <div className={`${styles.text ?? ''} ${className}`.trimEnd()} dir="auto">
      <Suspense fallback={<PlainText text={text} />}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  )
}

function PlainText({ text }: { text: string }) {
  return <p className={styles.plain}>{text}</p>
}
