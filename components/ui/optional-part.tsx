'use client';

import { Component, type ReactNode } from 'react';

type OptionalPartProps = {
  children: ReactNode;
  fallback?: ReactNode;
};

/** Without this boundary, an exception in the part would show `app/[lang]/error.tsx` in place of the page. */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
