import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Called after React has removed the failed part; `hadFocus`: the focus was in it. */
  onFailure: (error: unknown, hadFocus: boolean) => void
  children: ReactNode
}

/**
 * What it does: an error in one part leaves its surroundings alone, and its place empty for the caller. Why
 * not simpler: React has no hook for it, and without a boundary it empties the whole root. See:
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { hasFailed: boolean; focused?: Element | null }
> {
  override state = { hasFailed: false, focused: null }

  static getDerivedStateFromError() {
    return { hasFailed: true, focused: document.activeElement }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error, this.state.focused !== document.activeElement)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
