import { lazy, Suspense } from 'react'

import styles from './Markdown.module.css'

/** The lexer is fetched with the first text. Where it cannot be had the text shows itself as it is. */
const MarkdownText = lazy(() =>
  import('./MarkdownText.tsx')
    .then(({ MarkdownText: Text }) => ({ default: Text }))
    .catch(() => ({ default: PlainText })),
)

/**
 * What a visitor or the staff wrote, as its Markdown means it (decision 16), in the writer's direction; as
 * it was typed until the lexer is there.
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
