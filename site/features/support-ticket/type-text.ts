import { changedPart, type SelectedText } from '#domain/support-ticket/markdown-edit.ts'

/**
 * Puts an edit into a textarea as if it had been typed: only what changed, and so that Ctrl+Z takes it back.
 * `execCommand` is deprecated, and still the only way to write into the browser's own undo history; without
 * it the text is set all the same, and undo is lost.
 */
export function typeText(field: HTMLTextAreaElement, after: SelectedText): void {
  const { start, end, inserted } = changedPart(field.value, after.text)
  field.focus()
  if (start !== end || inserted !== '') {
    field.setSelectionRange(start, end)
    /* eslint-disable @typescript-eslint/no-deprecated -- see above: nothing has replaced it */
    const isTyped =
      inserted === '' ? document.execCommand('delete') : document.execCommand('insertText', false, inserted)
    /* eslint-enable @typescript-eslint/no-deprecated */
    if (!isTyped) {
      field.setRangeText(inserted, start, end)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }
  field.setSelectionRange(after.start, after.end)
}
