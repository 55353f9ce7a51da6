/** Creates an element: for parts so small that React would be most of them. */
export function newElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** The same for an SVG element. */
export function newShape(
  tag: keyof SVGElementTagNameMap,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly SVGElement[]
): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
  shape.append(...children)
  return shape
}
