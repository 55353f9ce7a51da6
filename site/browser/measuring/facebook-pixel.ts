import type { TrackedEvent } from '#domain/analytics/tracked-event.ts'

import { loadScript, type MeasuringVendor } from './vendor.ts'

/** The queue and entry point of the Meta pixel (Meta's base code). */
interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[]
  push: (...command: unknown[]) => void
  loaded: boolean
  version: string
}

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/**
 * The Meta pixel. It gets page views, packages and leads; its own collecting (buttons, forms, titles) is
 * switched off.
 */
export function startFacebookPixel(id: string): MeasuringVendor {
  const pixel = pixelOfPage()
  pixel('consent', 'grant')
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  return {
    send: (event) => {
      const standard = standardEvent(event)
      if (standard) pixel('track', ...standard)
    },
    update: () => undefined, // its own consent decides, not the result
    stop: () => pixel('consent', 'revoke'),
  }
}

function pixelOfPage(): Pixel {
  const page = window as { fbq?: Pixel; _fbq?: Pixel }
  if (page.fbq) return page.fbq
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else pixel.queue.push(command)
    },
    {
      queue: [],
      push: (...command: unknown[]) => pixel(...command),
      loaded: true,
      version: '2.0',
    },
  )
  page.fbq = pixel
  page._fbq = pixel
  loadScript(PIXEL_SCRIPT)
  return pixel
}

/** The pixel's name for an event; null: not for advertising. */
function standardEvent(event: TrackedEvent): [name: string, parameters?: object] | null {
  if (event.name === 'page_view') return ['PageView']
  if (event.name === 'pricing_view')
    return ['ViewContent', { content_name: event.package, value: event.value, currency: event.currency }]
  if (event.name === 'lead_submit')
    return ['Lead', { content_name: event.formType, value: event.value, currency: event.currency }]
  return null
}
