/**
 * Runs in the page of browsers that do not report errors: records them from the first call on, and returns
 * the new ones. Errors before the first call are missed.
 */
export function hearComplaints(): string[] {
  const here = window as Window & { heard?: string[] }
  if (here.heard === undefined) {
    const heard: string[] = (here.heard = [])
    const hear = (event: Event, words: string) => {
      if (!event.defaultPrevented) heard.push(words) // the console is not told either
    }
    addEventListener('error', (event) => hear(event, `uncaught: ${event.message}`))
    addEventListener('unhandledrejection', (event) => {
      const reason = String(event.reason)
      // WebKit's message about a page transition that it skipped itself.
      if (!reason.startsWith('AbortError: Skipping view transition')) hear(event, `unhandled: ${reason}`)
    })
    addEventListener('securitypolicyviolation', (event) =>
      hear(event, `policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
    for (const level of ['error', 'warn'] as const) {
      const { console: page } = globalThis
      const say = page[level].bind(page)
      page[level] = (...words: unknown[]) => {
        heard.push(`console: ${words.map(String).join(' ')}`)
        say(...words)
      }
    }
  }
  return here.heard.splice(0)
}
