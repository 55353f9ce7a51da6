import { DE, EE, ES, FR, GB, IT, NL, RU } from 'country-flag-icons/string/3x2'

import { LOCALES, type Locale } from '#domain/language/locales.ts'

const FLAGS: Readonly<Record<(typeof LOCALES)[Locale]['flag'], string>> = {
  de: DE,
  ee: EE,
  es: ES,
  fr: FR,
  gb: GB,
  it: IT,
  nl: NL,
  ru: RU,
}

/** Sides of one flag in the sheet, three to two. */
const FLAG = { width: 513, height: 342 }

/** One flag as an address that holds it: what is seen at once needs no request. */
export function flagAddress(locale: Locale): string {
  return `data:image/svg+xml,${encodeURIComponent(FLAGS[LOCALES[locale].flag])}`
}

/** All flags as one drawing, one below the other, each a view of its own by its code. */
export function flagSheet(): string {
  const flags = Object.entries(FLAGS).map(([code, svg], index) => {
    const place = `0 ${index * FLAG.height} ${FLAG.width} ${FLAG.height}`
    const [, viewBox = '', drawing = ''] = /viewBox="([^"]+)">([\s\S]*)<\/svg>$/.exec(svg) ?? []
    if (drawing === '')
      throw new Error(`The flag ${code} of country-flag-icons is drawn otherwise: read it anew`)
    return (
      `<view id="${code}" viewBox="${place}"/><svg y="${index * FLAG.height}" width="${FLAG.width}"` +
      ` height="${FLAG.height}" viewBox="${viewBox}" preserveAspectRatio="none">${drawing}</svg>`
    )
  })
  const sheet = `0 0 ${FLAG.width} ${flags.length * FLAG.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet}">${flags.join('')}</svg>`
}
