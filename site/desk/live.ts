import { parseJson } from '../browser/parse-json.ts'
import { client, meQuery } from './desk-api.ts'
import { $isConnected, $settings, $writing } from './desk-stores.ts'

/** Wait so long before listening again after the server ended it. */
const AGAIN_MS = 4_000

/**
 * Listens for what others change until the returned function is called. The browser listens again by itself
 * after a broken line, but not after an error of the server.
 * @param onNews called when something changed, with its words
 */
export function listenForChanges(onNews: () => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined

  function listen() {
    source = new EventSource('/api/desk/events')
    source.addEventListener('open', () => {
      if (!$isConnected.get()) void client.invalidateQueries() // whatever was missed
      $isConnected.set(true)
    })
    source.addEventListener('error', () => {
      $isConnected.set(false)
      if (source.readyState !== EventSource.CLOSED) return
      void client.invalidateQueries({ queryKey: meQuery.queryKey }) // the session may have ended
      timer = setTimeout(listen, AGAIN_MS)
    })
    source.addEventListener('changed', ({ data }) => {
      const { id } = parseJson(String(data)) as { id: string }
      void client.invalidateQueries({ queryKey: ['conversation', id] })
      void client.invalidateQueries({ queryKey: ['list'] })
      onNews()
    })
    source.addEventListener('writing', ({ data }) => {
      const { id, names } = parseJson(String(data)) as { id: string; names: string[] }
      $writing.set({ ...$writing.get(), [id]: names })
    })
    source.addEventListener('counts', () => {
      for (const queryKey of [['list'], ['reviews'], ['mails']]) void client.invalidateQueries({ queryKey })
    })
  }

  listen()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** Two short notes, made on the spot. */
function playSound(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.08
  volume.connect(audio.destination)
  for (const [index, pitch] of [660, 880].entries()) {
    const note = audio.createOscillator()
    note.frequency.value = pitch
    note.connect(volume)
    note.start(audio.currentTime + index * 0.12)
    note.stop(audio.currentTime + index * 0.12 + 0.1)
  }
}

/** Tells of something new as this person asked for; a notice only while they look elsewhere. */
export function tellOfNews(sentence: string, title: string): void {
  const { hasSound, hasNotice } = $settings.get()
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  if (hasSound) playSound()
  if (hasNotice && Notification.permission === 'granted')
    new Notification(title, { body: sentence, tag: 'desk' })
}
