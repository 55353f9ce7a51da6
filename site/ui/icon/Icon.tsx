import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import bold from 'lucide-static/icons/bold.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import italic from 'lucide-static/icons/italic.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import maximize2 from 'lucide-static/icons/maximize-2.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import minus from 'lucide-static/icons/minus.svg?raw'
import paperclip from 'lucide-static/icons/paperclip.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

import styles from './Icon.module.css'

interface Shape {
  element: 'path' | 'circle' | 'line' | 'rect' | 'polyline'
  attributes: Record<string, string>
}

const SHAPE = /<(path|circle|line|rect|polyline)\s([^>]*?)\/?>/g
const ATTRIBUTE = /([a-z][a-z0-9]*)="([^"]*)"/g

/** The elements of an icon file, so that it is never raw HTML. */
function readShapes(svg: string): Shape[] {
  return [...svg.matchAll(SHAPE)].map(([, element, attributes]) => ({
    element: element as Shape['element'],
    attributes: Object.fromEntries(
      [...(attributes ?? '').matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
    ),
  }))
}

const ICONS = {
  'arrow-up': readShapes(arrowUp),
  bold: readShapes(bold),
  check: readShapes(check),
  'chevron-down': readShapes(chevronDown),
  italic: readShapes(italic),
  link: readShapes(link),
  list: readShapes(list),
  mail: readShapes(mail),
  'maximize-2': readShapes(maximize2),
  menu: readShapes(menu),
  'message-circle': readShapes(messageCircle),
  minus: readShapes(minus),
  paperclip: readShapes(paperclip),
  phone: readShapes(phone),
  x: readShapes(x),
} as const

/** A line icon, decoration only. It imports all icons: islands of the first load get their icons as children. */
export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name].map(({ element: Shape, attributes }, index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  )
}
