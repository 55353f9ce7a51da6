import { defineHastPlugin } from 'satteri'

/**
 * Gives an article's sections the ids `part-1`, `part-2` ... in every language, so that a change of language
 * keeps the place, and links survive new wordings.
 */
export const headingPlaces = () => {
  let part = 0
  return defineHastPlugin({
    name: 'valmis:heading-places',
    element: {
      filter: ['h2'],
      visit(node, context) {
        part += 1
        context.setProperty(node, 'id', `part-${String(part)}`)
      },
    },
  })
}
