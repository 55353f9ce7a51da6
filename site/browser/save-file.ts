/** Long enough for a phone that asks where to save it. */
const KEPT_MS = 60_000

/** Saves a file by a temporary link, like a download; the browser reads the blob after the click. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, KEPT_MS)
}
