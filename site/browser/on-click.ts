/** Calls the listener for every click on an element that matches, or within one. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as in `querySelector`: the caller knows the tag
export function onClick<Matching extends HTMLElement = HTMLElement>(
  selector: string,
  listener: (element: Matching, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<Matching>(selector) : null
    if (element) listener(element, event)
  })
}
