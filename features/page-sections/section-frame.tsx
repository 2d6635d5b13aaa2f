import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PlaceFacts } from '@/lib/places';

/** Of each section. `id` is that of its heading. */
export type FrameProps = Omit<PlaceFacts['page-section'], 'section' | 'without'>;

type SectionFrameProps = FrameProps & {
  title: string;
  text?: string | undefined;
  /** Beside the heading, at the end of its line. */
  link?: ReactNode;
  /** The content is beside the heading in wide windows. */
  isBeside?: boolean;
  children?: ReactNode;
};

export function SectionFrame({
  id,
  className,
  isOnHome = false,
  title,
  text,
  link,
  isBeside = false,
  children,
}: SectionFrameProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className={isBeside ? 'beside-text' : undefined}>
        <div className={clsx(!isBeside && children && 'pb-6 lg:pb-8')}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id={id} className={clsx('font-display', isOnHome ? 'text-heading' : 'text-title')}>
              {title}
            </h2>
            {link}
          </div>
          {text ? <p className="mt-3 max-w-measure text-muted">{text}</p> : null}
        </div>
        {isBeside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}

/** Of a section that needs no title. */
export const PlainFrame = ({
  title,
  children,
  ...frame
}: FrameProps & { title: string | undefined; children: ReactNode }) =>
  title ? (
    <SectionFrame {...frame} title={title}>
      {children}
    </SectionFrame>
  ) : (
    <div className={frame.className}>{children}</div>
  );
