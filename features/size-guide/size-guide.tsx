import { useId } from 'react';
import { useMessages } from '#messages';
import { SizedText } from '@/components/catalog/sizes/sized-text';
import { CloseIcon } from '@/components/ui/icons';
import { TextLink } from '@/components/ui/link';
import { PageText } from '@/components/ui/rich-text';
import type { Product } from '@/lib/model/product';

export type SizeGuideContent =
  | { kind: 'section'; section: Product['sections'][number]; options: Product['options'] }
  | { kind: 'page'; html: string; textLang: string; href: string };

/** A native popover, which needs no script. */
export function SizeGuide({ content }: { content: SizeGuideContent }) {
  const messages = useMessages('sizes');
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-10 items-center underline decoration-edge underline-offset-4 hover:decoration-current"
      >
        {messages.guide}
      </button>
      <div
        id={id}
        popover="auto"
        data-overlay=""
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="m-auto max-h-[85dvh] w-[min(42rem,calc(100vw-2rem))] overflow-auto rounded-panel bg-canvas p-6 text-body text-ink shadow-panel backdrop:bg-scrim sm:p-8"
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="font-display text-title">
            {messages.guide}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={messages.close}
            className="-me-2 -mt-2 flex size-11 shrink-0 items-center justify-center"
          >
            <CloseIcon />
          </button>
        </div>
        {content.kind === 'section' ? (
          <SizedText section={content.section} options={content.options} />
        ) : (
          <>
            <PageText html={content.html} textLang={content.textLang} />
            <TextLink href={content.href} className="mt-4 inline-flex min-h-target items-center text-small">
              {messages.page}
            </TextLink>
          </>
        )}
      </div>
    </>
  );
}
