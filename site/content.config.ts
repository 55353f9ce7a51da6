import { glob } from 'astro/loaders'
import { defineCollection } from 'astro:content'
import { z } from 'astro/zod'

/** The articles, each in every language: `<slug>/<language>`. Facts about them stand in the catalogue. */
const articles = defineCollection({
  loader: glob({ base: './content/articles', pattern: '*/*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(15).max(60),
    description: z.string().min(50).max(160),
    category: z.string().min(1),
    excerpt: z.string().min(50).max(200),
    /** What the chat says to the article's question before it links to it. */
    answer: z.string().min(50).max(400),
    /** What the article's figure counts: stands after it. */
    statLabel: z.string().min(1),
    /** The same for the parts that its card counts. */
    cardStatLabel: z.string().min(1),
  }),
})

/** The privacy policy, in the languages a lawyer reads it in (decision 12). */
const privacy = defineCollection({
  loader: glob({ base: './content/legal/privacy', pattern: '*.md' }),
  schema: z.strictObject({ title: z.string(), updated: z.coerce.date() }),
})

export const collections = { articles, privacy }
