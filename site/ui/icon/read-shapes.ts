/** One drawing element of an icon: what React needs to draw it. */
export interface Shape {
  element: 'path' | 'circle' | 'line' | 'rect' | 'polyline'
  attributes: Record<string, string>
}

const SHAPE = /<(path|circle|line|rect|polyline)\s([^>]*?)\/?>/g
const ATTRIBUTE = /([a-z][a-z0-9]*)="([^"]*)"/g

/** The drawing elements of an icon file, so that it is drawn as elements and never as raw HTML. */
export function readShapes(svg: string): Shape[] {
  return [...svg.matchAll(SHAPE)].map(([, element, attributes]) => ({
    element: element as Shape['element'],
    attributes: Object.fromEntries(
      [...(attributes ?? '').matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
    ),
  }))
}
