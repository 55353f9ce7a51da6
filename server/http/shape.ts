import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

/** JSON Schema of an object that has these properties, all but the optional ones, and no others. */
interface Shape<Properties, Optional extends keyof Properties> {
  readonly type: 'object'
  readonly properties: Properties
  /** As a tuple of one, of any of these names: `Static` reads tuples only. */
  readonly required: readonly [Exclude<keyof Properties, Optional>]
  readonly additionalProperties: false
  readonly examples?: readonly object[]
}

/** An object whose properties must be there, with an example for tests (TypeBox's builders start slowly). */
export function shape<const Properties extends object, const Optional extends keyof Properties = never>(
  properties: Properties,
  example?: object,
  optional: readonly Optional[] = [],
): Shape<Properties, Optional> {
  const names = Object.keys(properties) as (keyof Properties)[]
  const required = names.filter((name) => !optional.some((other) => other === name))
  return {
    type: 'object',
    properties,
    required: required as unknown as Shape<Properties, Optional>['required'],
    additionalProperties: false,
    ...(example === undefined ? {} : { examples: [example] }),
  }
}

/** A field with one of our languages; a tuple of one, as above. */
export const Language = { enum: LOCALE_CODES as unknown as readonly [Locale] } as const

/** Must be absent or empty: people do not see it. It is never stored. */
export const Honeypot = { type: 'string' } as const

/** What a plain form has for Form-Token. */
export const FormTokenField = { type: 'string' } as const
