import { isInAnotherLanguage } from './page-words.ts'
import { fileNameOf, marksOn, right, wrong, rulesIn, type Rule, type Verdict } from './rule.ts'
import type { MarkKind } from './finding.ts'
import type { Observation } from './observation.ts'

const PICTURE_AUDITS = ['image-alt', 'input-image-alt', 'svg-img-alt', 'object-alt']
const NAME_AUDITS = [
  'label',
  'select-name',
  'button-name',
  'link-name',
  'input-button-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'aria-command-name',
]

/** What Lighthouse's audits (axe's rules) say; null: it could not judge. */
function judgedBy(seen: Observation, audits: readonly string[], kind: MarkKind): Verdict {
  const { lighthouse } = seen
  if (typeof lighthouse?.scores.accessibility !== 'number') return null
  const failed = lighthouse.failed.filter(({ id }) => audits.includes(id))
  if (failed.length === 0) return right()
  const boxes = failed.flatMap(({ places }) => places).map((box) => ({ box }))
  return wrong({
    evidence: failed.map(({ detail }) => detail),
    marks: marksOn(seen, kind, (layout) => (layout === seen.phone ? boxes : [])),
  })
}

/** Stands where words should: dots, a file's name, or what everybody sees anyway. */
const NO_WORDS =
  /^(?:[^\p{L}\d]+|[^\s]+\.(?:jpe?g|png|webp|gif|svg|avif)|(?:thumbnail )?image|thumbnail|img|picture|photo|logo|bild|foto|pilt|imagen|immagine|afbeelding|картинка|фото)$/iu

const { tickedRule } = rulesIn('everybody')

/** Usable by everybody. */
export const EVERYBODY_RULES: readonly Rule[] = [
  // WCAG 2.2, success criterion 1.4.3
  tickedRule('contrast', 'serious', 'hours', (seen) => judgedBy(seen, ['color-contrast'], 'underline')),
  // WCAG 2.2, success criteria 1.3.1, 2.4.4, 4.1.2
  tickedRule('nameless', 'serious', 'hours', (seen) => judgedBy(seen, NAME_AUDITS, 'circle')),
  // WCAG 2.2, success criterion 1.1.1
  tickedRule('pictureTexts', 'minor', 'hours', (seen) => {
    if (seen.document === null) return null
    const verdict = judgedBy(seen, PICTURE_AUDITS, 'circle')
    if (verdict?.isWrong === true) return verdict
    if (seen.document.images.length === 0) return null
    // without Lighthouse the HTML has to do; there a hidden picture is not told from a shown one
    const silent = seen.document.images.filter(({ alt }) =>
      alt === null ? verdict === null : NO_WORDS.test(alt),
    )
    if (silent.length === 0) return right()
    return wrong({ evidence: silent.map(({ address }) => fileNameOf(address)) })
  }),
  // WCAG 2.2, success criterion 3.1.1
  tickedRule('language', 'minor', 'minutes', ({ document, lighthouse }) => {
    if (document === null) return null
    const declared = document.language.trim()
    const isRefused = lighthouse?.failed.some(({ id }) => id === 'html-lang-valid') === true
    const isTold = declared !== '' && !isRefused && !isInAnotherLanguage(document.text, declared)
    return isTold ? right() : wrong({ figure: { declared: declared || '—' } })
  }),
]
