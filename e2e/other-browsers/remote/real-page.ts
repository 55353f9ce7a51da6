/** Keys by the names of `KeyboardEvent.key`; one held while the other is pressed stands before a plus. */
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

/** Who visits, from where, on what. */
export interface Visit {
  /** First of `navigator.languages`, such as `ru-RU`. */
  language: string
  /** IANA zone, such as `Europe/Tallinn`. */
  timeZone: string
  /** Of the window, in CSS pixels; a browser may refuse to be as narrow as a phone, and is then as narrow as it can. */
  width: number
  height: number
}

/** A page in a browser as people have it: what a hand can do, and a look at what came of it. */
export interface RealPage extends AsyncDisposable {
  /** Ends once the page has loaded. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  /** Of the main button, at a point of the window in CSS pixels. */
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** Key by key into whatever has the focus. */
  type(text: string): Promise<void>
  /** Runs a function in the page; it knows nothing but its arguments. Throws while one page gives way to the next. */
  evaluate<Args extends unknown[], Result>(
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** What the browser has complained about so far, where it tells anybody. */
  complaints(): readonly string[]
}

/** A browser of this machine, ready for visitors, each of whom it has never seen before. */
export interface RealBrowser extends AsyncDisposable {
  visit(visit: Visit): Promise<RealPage>
}
