import { refuseContent, type ContentCheck } from './content-check.ts'

/** Control characters except tab and line ends: binary formats have them, texts do not. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
/** Programs that guess a type read no further (mimesniff.spec.whatwg.org §5: 1,445 bytes). */
const HEAD_LENGTH = 1_445

/** Beginnings that make programs treat a text as HTML (MIME Sniffing §7.1) or as a script. */
const DISGUISES = [
  /^\s*<(?:!doctype|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|math)[\s>/]/i,
  /^\s*<(?:!--|\?xml|\?php|\?=|%)/i,
  /^(?:GIF8[79]a|%!PS|\{\\rtf|#!)/,
  /%PDF-/, // readers accept it anywhere in the first 1,024 bytes
]

/** Plain text: valid UTF-8, no control characters, and no beginning of another type. */
export function createTextCheck(): ContentCheck {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head = ''

  function look(text: string): void {
    if (CONTROL_CHARACTER.test(text)) refuseContent('type-refused')
    if (head.length < HEAD_LENGTH) head += text.slice(0, HEAD_LENGTH - head.length)
  }

  return {
    push(bytes) {
      look(decode(() => decoder.decode(bytes, { stream: true })))
    },
    end() {
      look(decode(() => decoder.decode()))
      if (DISGUISES.some((disguise) => disguise.test(head))) refuseContent('type-refused')
    },
  }
}

function decode(read: () => string): string {
  try {
    return read()
  } catch {
    return refuseContent('type-refused')
  }
}
