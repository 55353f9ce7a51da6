import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { OrderFields } from '#domain/pricing/order.ts'
import { formatPrice } from '#domain/pricing/prices.ts'

import { MESSAGE_FIELD_ID } from './free-analysis.ts'

/** Id of the contact form: packages and add-ons are fields of it, wherever they are on the page. */
export const CONTACT_FORM_ID = 'contact-form'

const ORDER_FIELD = /^(?:package|currency|once|monthly|add-on-.+)$/

/** The order in the contact form, as it is sent; empty: none. */
export function readOrderFields(form: HTMLFormElement): OrderFields {
  const entries = [...new FormData(form)].filter(([name, value]) => ORDER_FIELD.test(name) && value !== '')
  return Object.fromEntries(entries)
}

/** What the slip says, line by line: the package and add-ons, their sums, days and changes. */
export function orderLines(): string[] {
  const lines = [['items'], ['once', 'monthly'], ['terms']].map((parts) =>
    parts
      .map((part) => document.querySelector(`[data-order-slip] [data-order-part="${part}"]`)?.textContent)
      .filter(Boolean)
      .join(' · '),
  )
  return lines.filter((line) => line !== '')
}

/** Takes everything off the order slip, after it was sent. */
export function clearOrder(): void {
  tick([])
}

/**
 * Keeps the order slip: adds up what is ticked, in the currency the page shows, writes the sum, and the
 * message of the contact form unless the visitor has written one. "Only the free analysis" takes the order
 * off, and can be undone. "Choose Pro" leads to the form; without script, to the packages' radio buttons.
 */
export function keepOrderSlip(): void {
  const slip = document.querySelector<HTMLElement>('[data-order-slip]')
  if (!slip) return
  let dropped: HTMLInputElement[] = []
  let written = ''
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-free-analysis^="pricing_"]'))
    link.hash = '#contact'

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && ORDER_FIELD.test(target.name)) update(slip)
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>(
      '[data-free-analysis], [data-order-drop], [data-order-restore]',
    )
    if (!button) return
    const place = button.dataset['freeAnalysis'] ?? ''
    const chosen = place.startsWith('pricing_') ? place.replace('pricing_', '') : undefined
    if (chosen !== undefined) showChosen(chosen)
    // The sums and the form's draft take a slow phone a tenth of a second: the answer is painted first.
    requestAnimationFrame(() => {
      setTimeout(() => {
        if (chosen !== undefined)
          tick([...tickedNow().filter(({ type }) => type !== 'radio'), radioOf(chosen)])
        else if (button.matches('[data-order-restore]')) tick(dropped)
        else drop()
      })
    })
  })
  addEventListener('pageshow', () => {
    update(slip) // a draft or the browser has restored ticks
  })
  update(slip)

  function drop(): void {
    const taken = tickedNow()
    if (taken.length === 0) return
    tick([])
    dropped = taken
    showDropped()
  }

  function update({ dataset }: HTMLElement): void {
    const ticked = tickedNow()
    dropped = []
    showDropped()
    const { currency = '', tag = '', oneTime = '', perMonth = '' } = dataset
    const amounts: Record<'once' | 'monthly', number[]> = { once: [], monthly: [] }
    for (const input of ticked)
      amounts[input.dataset['ordered'] as keyof typeof amounts].push(
        Number(input.closest('label')?.querySelector('data')?.value ?? 0),
      )
    const add = (numbers: readonly number[]) => numbers.reduce((sum, amount) => sum + amount, 0)
    const sums = { once: add(amounts.once), monthly: add(amounts.monthly) }
    const price = (amount: number) => formatPrice(amount, currency, tag)
    const [offer] = ticked.filter(({ type }) => type === 'radio')
    const names = ticked.map((input) => input.dataset['name'] ?? '')
    write('items', names.join(', '))
    write('adding', amounts.once.length < 2 ? '' : `${amounts.once.map(price).join(' + ')} =`)
    write('once', sums.once === 0 ? '' : `${price(sums.once)} ${oneTime}`)
    write('monthly', sums.monthly === 0 ? '' : `${price(sums.monthly)}${perMonth}`)
    write('terms', offer?.dataset['terms'] ?? '')
    for (const [name, value] of Object.entries({ ...sums, currency })) {
      const field = document.querySelector<HTMLInputElement>(`[data-order-field="${name}"]`)
      if (!field) continue
      field.value = String(value)
      field.disabled = ticked.length === 0
    }
    showChosen(offer?.value)
    writeMessage(dataset, offer?.dataset['name'], names.slice(offer ? 1 : 0))
  }

  function writeMessage(
    { message = '', messageWith = '', messageExtras = '' }: DOMStringMap,
    offer: string | undefined,
    extras: readonly string[],
  ): void {
    const field = document.getElementById(MESSAGE_FIELD_ID)
    if (!(field instanceof HTMLTextAreaElement)) return
    const standard = field.dataset['defaultMessage'] ?? ''
    const template = offer === undefined ? messageExtras : extras.length > 0 ? messageWith : message
    const list = new Intl.ListFormat(document.documentElement.lang).format(extras)
    const isOrdered = offer !== undefined || extras.length > 0
    const text = isOrdered ? fillPlaceholders(template, { package: offer ?? '', extras: list }) : standard
    const isOwn = ![standard, written, text, ''].includes(field.value.trim())
    if (isOwn || (written === '' && !isOrdered)) return
    written = isOrdered ? text : ''
    if (field.value === text) return
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true })) // the form keeps a draft of it
  }

  function showDropped(): void {
    for (const way of document.querySelectorAll<HTMLElement>('[data-order-dropped]'))
      way.hidden = dropped.length === 0
  }
}

function tickedNow(): HTMLInputElement[] {
  const ticked = [...document.querySelectorAll<HTMLInputElement>('[data-ordered]:checked')]
  return ticked.sort((one, other) => Number(other.type === 'radio') - Number(one.type === 'radio'))
}

/** Marks the sheet of the chosen package. */
function showChosen(id: string | undefined): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-package]'))
    sheet.toggleAttribute('data-chosen', sheet.dataset['package'] === id)
}

function radioOf(id: string): HTMLInputElement | null {
  return document.querySelector(`input[name="package"][value="${id}"]`)
}

/** Ticks exactly these; without a package the radio for none. */
function tick(inputs: readonly (HTMLInputElement | null)[]): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-ordered]'))
    input.checked = inputs.includes(input)
  const none = radioOf('')
  if (none && !inputs.some((input) => input?.type === 'radio')) none.checked = true
  for (const type of ['input', 'change']) none?.dispatchEvent(new Event(type, { bubbles: true }))
}

function write(part: string, text: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-order-part="${part}"]`)) {
    element.textContent = text
    element.hidden = text === ''
  }
}
