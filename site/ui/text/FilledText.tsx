import { Fragment, type ReactNode } from 'react'

import { splitPlaceholders } from '#domain/language/message-text.ts'

interface FilledTextProps {
  text: string
  values: Readonly<Record<string, ReactNode>>
}

/** A message with elements for its placeholders, such as a price inside a sentence. */
export function FilledText({ text, values }: FilledTextProps) {
  return splitPlaceholders(text).map((part, index) => {
    if ('text' in part) return <Fragment key={index}>{part.text}</Fragment>
    if (!(part.name in values)) throw new Error(`No value for {${part.name}} in "${text}"`)
    return <Fragment key={index}>{values[part.name]}</Fragment>
  })
}
