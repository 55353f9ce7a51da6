/** Encodings the build writes, smallest first. No zstd: who takes it takes brotli (decision 0047). */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Longer headers than any browser's are cut off: they cost time and say nothing. */
const MAX_CODINGS = 20

/**
 * The encodings a visitor accepts, in our order of preference (RFC 9110 §12.5.3). We choose among what is
 * acceptable, not by weight: weights of browsers say nothing about size. The last resort is always
 * `identity`, which need not be listed, so a page is never answered 406.
 */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const codings = header.toLowerCase().split(',', MAX_CODINGS).map(parseCoding)
  const star = codings.find(({ name }) => name === '*')
  return ENCODINGS.filter((encoding) => {
    const coding = codings.find(({ name }) => name === encoding || name === `x-${encoding}`) ?? star
    return coding !== undefined && coding.weight > 0
  })
}

function parseCoding(text: string): { name: string; weight: number } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
}
