'use client';

import { useEffect, useRef } from 'react';
import { useLang } from '#messages';
import { CheckIcon } from '@/components/ui/icons';
import { catalogLang } from '@/lib/i18n/catalog-lang';
import type { SiteForm } from '@/lib/model/site-form';

/** Replaces a form that was sent. It receives the focus, because the pressed button is gone. */
export function SentMessage({ form, message }: { form: SiteForm; message: string }) {
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, the page starts at the result of the form
      autoFocus
      className="flex items-start gap-3 rounded-control bg-success-soft px-4 py-4"
    >
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-success" />
      <p lang={form.thanks ? catalogLang(lang) : undefined}>{message}</p>
    </div>
  );
}
