/**
 * A wait as a clock counts it down: "09:59", from a hundred minutes on "01:40:00". Every part has two digits,
 * so that with figures of one width nothing moves while it runs.
 */
export function countdownLabel(seconds: number): string {
  const hours = seconds < 100 * 60 ? 0 : Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) - hours * 60
  const parts = [minutes, seconds % 60]
  return (hours === 0 ? parts : [hours, ...parts]).map((part) => String(part).padStart(2, '0')).join(':')
}
