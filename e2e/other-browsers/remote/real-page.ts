/** Keys by their `KeyboardEvent.key`; a held key comes first, with a plus. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'End'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'Control+a'

export interface Visit {
  /** First of `navigator.languages`, such as `ru-RU`. */
  language: string
  /** IANA zone, such as `Europe/Tallinn`. */
  timeZone: string
  /** Of the window, in CSS pixels; some browsers have a minimum. */
  width: number
  height: number
}

/** A page in a real browser: input, and a look at the result. */
export interface RealPage extends AsyncDisposable {
  /** Ends once the page has loaded. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  /** Of the main button, at a point of the window in CSS pixels. */
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** Key by key into the focused element. */
  type(text: string): Promise<void>
  /** Runs a function in the page, with nothing but its arguments. Throws during navigations. */
  evaluate<Args extends unknown[], Result>(
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  complaints(): readonly string[]
}

/** A browser that starts each visitor with a fresh profile. */
export interface RealBrowser extends AsyncDisposable {
  visit(visit: Visit): Promise<RealPage>
}
