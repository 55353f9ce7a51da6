import { claims } from '#content/catalogue/claims.ts'
import type { Messages } from '#content/messages/messages.ts'
import type { WebsiteAnalysisMessages } from '#content/messages/en/website-analysis.ts'
import { fillKnown } from '#domain/language/message-text.ts'

/** Words of the pages around the report, which its island does not need. */
type PageWord =
  | `ask${string}`
  | `get${string}`
  | `robot${string}`
  | `notSent${string}`
  | `from${string}`
  | `offer${string}`
  | `${'look' | 'keep' | 'limit'}${'Term' | 'Text'}`
  | 'timeText'
  | 'reportTitle'
  | 'reportDescription'
  | 'honestHeading'
  | 'sampleCaption'
const PAGE_WORD =
  /^(?:(?:ask|get|robot|notSent|from|offer)[A-Z]|(?:look|keep|limit)T(?:erm|ext)$|timeText|report(?:Title|Desc)|honestH|sampleC)/

/** The strings of the report's island. */
export type ReportWords = Omit<WebsiteAnalysisMessages, PageWord> &
  Pick<Messages['portfolio'], 'speed' | 'mobile' | 'seo' | 'score'> &
  Pick<Messages['sampleReport'], 'firstHeading'> &
  Pick<Messages['contactForm'], 'sending' | 'emailMalformed'> &
  Pick<Messages['ticketStatus'], 'failed' | 'offline'> &
  Pick<Messages, 'formSending'>

/** The words the island needs, with the figures that are known without a report. */
export function reportWords(messages: Messages): ReportWords {
  const { websiteAnalysis, portfolio, sampleReport, contactForm, ticketStatus, formSending } = messages
  const own = Object.entries(websiteAnalysis).filter(([key]) => !PAGE_WORD.test(key))
  return {
    ...(Object.fromEntries(own.map(([key, text]) => [key, withFigures(text)])) as Omit<
      WebsiteAnalysisMessages,
      PageWord
    >),
    speed: portfolio.speed,
    mobile: portfolio.mobile,
    seo: portfolio.seo,
    score: portfolio.score,
    firstHeading: sampleReport.firstHeading,
    sending: contactForm.sending,
    emailMalformed: contactForm.emailMalformed,
    failed: ticketStatus.failed,
    offline: ticketStatus.offline,
    formSending,
  }
}

function withFigures(text: string): string {
  return fillKnown(text, { hours: claims.analysisHours, days: claims.analysisKeptDays })
}
