import { Component, type ReactNode } from 'react';

type Props = Readonly<{ fallback: ReactNode; children: ReactNode }>;
type State = Readonly<{ failed: boolean }>;

/** Shows something else where a part of a page cannot be loaded or fails; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
