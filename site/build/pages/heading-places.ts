import { defineHastPlugin } from 'satteri'

/**
 * Gives the sections of an article the ids `part-1`, `part-2` ... in every language, so that changing the
 * language keeps the place, and a link to a section outlives a new wording.
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
