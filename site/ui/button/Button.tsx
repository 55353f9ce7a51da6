import type { ComponentProps } from 'react'

import { buttonClass, type ButtonLook } from './button-class.ts'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  look: ButtonLook
  isSmall?: boolean
}

/** A button that acts on the page; one that sends its form says `type="submit"`. */
export function Button({ look, isSmall = false, ...button }: ButtonProps) {
  return <button type="button" {...button} className={buttonClass(look, isSmall)} />
}
