import type { PageContext } from '../../page/page-context.ts'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'
import { FallbackWays } from './FallbackWays.tsx'

interface FailedPageProps {
  context: PageContext
  /** The address in a report until a script knows the real one: the server sends this page for any. */
  address: string
}

/** The whole-page fallback: what the server sends when it cannot show a page (spec §2). */
export function FailedPage({ context, address }: FailedPageProps) {
  const words = context.messages.errorFallback
  return (
    <MessageSheet heading={words.heading} sign="!">
      <p className="lead">{words.text}</p>
      <FallbackWays context={context} address={address} />
    </MessageSheet>
  )
}
