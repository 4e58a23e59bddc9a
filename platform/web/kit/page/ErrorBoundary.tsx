import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

type Props = { children: ReactNode; resetKey?: string }
type State = { failed: boolean; resetKey: string | undefined }

/** Keeps one broken page from taking the rest with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError = () => ({ failed: true })

  /** Another page is another chance. */
  static getDerivedStateFromProps = (props: Props, state: State) =>
    props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}
