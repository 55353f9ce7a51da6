/** Encodings the build writes, smallest first. No zstd: clients that take it take brotli too (decision 0047). */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Longer headers than any browser's are ignored: parsing them costs time. */
const MAX_CODINGS = 20

/**
 * The encodings a visitor accepts, in our order of preference (RFC 9110 §12.5.3): the weights of browsers say
 * nothing about size. `identity` is always the last resort, so a page is never answered with 406.
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
