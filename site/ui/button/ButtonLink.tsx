import type { AnchorHTMLAttributes, ReactNode } from 'react'

import { buttonClass, type ButtonLook } from './button-class.ts'

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string
  look: ButtonLook
  isSmall?: boolean
  children: ReactNode
}

/** A link that looks like a button: it leads somewhere, so it works without script. */
export function ButtonLink({ look, isSmall = false, children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} data-button className={buttonClass(look, isSmall)}>
      {children}
    </a>
  )
}
