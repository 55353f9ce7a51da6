/** What of a built page decides which letters its headline needs. */
interface Headlines {
  /** Words of every `h1`, without markup; '' when there is none. */
  text: string
  /** Language of the page, as `<html>` says it. */
  locale: string
  /** Whether one of them states a price. */
  hasPrice: boolean
}

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }))

/** Reads the headlines of a built page. */
export function headlinesOf(html: string): Headlines {
  const headlines = [...html.matchAll(/<h1[\s>][\s\S]*?<\/h1>/g)].map(([headline]) => headline).join(' ')
  return {
    text: decoded(headlines.replace(/<[^>]*>/g, '')).replace(/[\r\n\t]+/g, ' '), // a blank that holds stays one
    locale: /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1] ?? '',
    hasPrice: headlines.includes('data-price='),
  }
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal))
      return NAMED.get(String(name)) ?? entity
    },
  )
}
