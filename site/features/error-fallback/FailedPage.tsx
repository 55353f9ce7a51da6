import fallenPage from '../../assets/messages/fallen-page.svg?url'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'
import { type FallbackProps, FallbackWays } from './FallbackSheet.tsx'

/**
 * The whole-page fallback: what the server sends when it cannot show a page (spec §2), for any address: a script writes
 * the real one into the report. Apart from FallbackSheet, or every page would carry this sheet's styles.
 */
export function FailedPage({ context, address }: FallbackProps) {
  const words = context.messages.errorFallback
  return (
    <MessageSheet
      heading={words.heading}
      remark={words.remark}
      sign={<img src={fallenPage} alt="" width="480" height="440" />}
    >
      <p className="lead">{words.text}</p>
      <FallbackWays context={context} address={address} />
    </MessageSheet>
  )
}
