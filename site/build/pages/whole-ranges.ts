import { defineHastPlugin } from 'satteri'

import { WORD_JOINER } from '#domain/language/word-joiner.ts'

/** Keeps a range of an article's text, such as 300–1,500, on one line. */
export const wholeRanges = defineHastPlugin({
  name: 'valmis:whole-ranges',
  text(node, context) {
    const value = node.value.replaceAll(/(?<=\d–)(?=\d)/g, WORD_JOINER)
    if (value !== node.value) context.setProperty(node, 'value', value)
  },
})
