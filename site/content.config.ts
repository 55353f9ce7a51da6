import { glob } from 'astro/loaders'
import { defineCollection } from 'astro:content'
import { z } from 'astro/zod'

/** The privacy policy, in the languages a lawyer reads it in (decision 12). */
const privacy = defineCollection({
  loader: glob({ base: './content/legal/privacy', pattern: '*.md' }),
  schema: z.strictObject({ title: z.string(), updated: z.coerce.date() }),
})

export const collections = { privacy }
