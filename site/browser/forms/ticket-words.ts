import { readStored, writeStored } from '../storage.ts'

/** Session storage: what a customer wrote in the chat about their trouble. */
const KEY = 'ticket_words'

/** Stores a customer's words for the ticket they are about to open. */
export function keepTicketWords(words: string): void {
  writeStored('session', KEY, words)
}

/** The stored words, once; '' if there are none. */
export function takeTicketWords(): string {
  const words = readStored('session', KEY) ?? ''
  writeStored('session', KEY, null)
  return words
}
