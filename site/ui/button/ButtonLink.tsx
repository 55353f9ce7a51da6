import type { AnchorHTMLAttributes } from 'react'

import { buttonClass, type ButtonLook } from './button-class.ts'

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string
  look: ButtonLook
  isSmall?: boolean
}

/** A link that looks like a button: it goes somewhere, so it works without script. */
export function ButtonLink({ look, isSmall = false, ...link }: ButtonLinkProps) {
  return <a {...link} className={buttonClass(look, isSmall)} />
}
