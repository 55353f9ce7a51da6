import { useRef, useState } from 'react'

import type { Answer, SendFailure } from '../../browser/api-client.ts'
import { forgetSendWait, keepSendWait, waitSeconds } from '../../browser/forms/send-wait.ts'

/** For failures that the server does not explain. */
type FailureWords = Readonly<Record<'offline' | 'failed', string>>

/** One request at a time, and the sentence for a failed one; `form` names its wait. */
export function useAttempt(form: string, words: FailureWords) {
  const isUnderWay = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  /** Why the last attempt failed; stays until the next one. */
  const [failure, setFailure] = useState<string | null>(null)

  /** Resolves to null when an attempt is running (twenty clicks are one request) or has to wait. */
  async function attempt<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T> | null> {
    if (isUnderWay.current || (waitSeconds(form) ?? 0) > 0) return null
    forgetSendWait(form)
    isUnderWay.current = true
    setIsRunning(true)
    setFailure(null)
    const answer = await ask()
    isUnderWay.current = false
    setIsRunning(false)
    if (answer.outcome === 'failed') {
      setFailure(failureSentence(answer, words))
      if (answer.waitSeconds !== null) keepSendWait(form, answer.waitSeconds)
    }
    return answer
  }

  return { isRunning, failure, attempt }
}

/** The sentence about a failure: the server's own, where it has one. */
export function failureSentence({ message, problems, isOffline }: SendFailure, words: FailureWords): string {
  return problems[0]?.message ?? message ?? (isOffline ? words.offline : words.failed)
}
