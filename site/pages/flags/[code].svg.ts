import type { APIRoute, GetStaticPaths } from 'astro'

import { LOCALE_CODES, LOCALES, type Locale } from '#domain/language/locales.ts'

import { flagOf } from '../../ui/icon/Flag.tsx'

export const getStaticPaths = (() =>
  LOCALE_CODES.map((locale) => ({
    params: { code: LOCALES[locale].flag },
    props: { locale },
  }))) satisfies GetStaticPaths

/** A language's flag, loaded when a menu with it opens (site/ui/icon/Flag.tsx). */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  new Response(flagOf(locale), { headers: { 'content-type': 'image/svg+xml' } })
