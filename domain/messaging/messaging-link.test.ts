import { expect, test } from 'vitest'

import { messagingLink } from './messaging-link.ts'

test.each(['header_nav', 'side_menu'] as const)(
  'the chat link of %s carries text and tracking',
  (placement) => {
    const url = new URL(messagingLink('13025550142', 'A website from $437 & more?', placement))
    expect(url.origin + url.pathname).toBe('https://wa.me/13025550142')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      text: 'A website from $437 & more?',
      utm_source: 'website',
      utm_medium: 'whatsapp',
      utm_campaign: placement,
    })
  },
)
