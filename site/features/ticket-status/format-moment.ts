/** A moment in the reader's own time zone: "Tuesday, November 24 at 2:20 PM". For one that is near. */
export function formatDay(moment: Date, tag: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(moment)
}

/** A moment in the reader's own time zone, with its year: "November 24, 2026 at 2:20 PM". */
export function formatMoment(moment: Date, tag: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)
}
