import { useRef, useState } from 'react'

import type { Answer, Failure } from './ticket-api.ts'
import type { TicketWords } from './ticket-words.ts'

interface Attempt {
  isRunning: boolean
  /** Why the last attempt came to nothing; stays until the next one. */
  failure: string | null
  /** Resolves to null when an attempt is already running: twenty clicks are one request. */
  attempt: <T>(ask: () => Promise<Answer<T>>) => Promise<Answer<T> | null>
}

/** One request at a time, and the sentence for the one that failed. */
export function useAttempt(words: TicketWords): Attempt {
  const isUnderWay = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T> | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setIsRunning(true)
    setFailure(null)
    const answer = await ask()
    isUnderWay.current = false
    setIsRunning(false)
    if (answer.outcome === 'failed') setFailure(failureSentence(answer, words))
    return answer
  }

  return { isRunning, failure, attempt }
}

/** What the visitor is told of a failure: the server's own sentence, where it has one. */
export function failureSentence({ message, isOffline }: Failure, words: TicketWords): string {
  return message ?? (isOffline ? words.offline : words.failed)
}
