'use client';

import { Component, type ReactNode } from 'react';

type OptionalPartProps = {
  children: ReactNode;
  /** Replaces the part after an exception. Nothing by default. */
  fallback?: ReactNode;
};

/**
 * An exception in an optional part removes it, and React reports it in the console. Without this
 * boundary, `app/[lang]/error.tsx` would replace the whole page.
 */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
