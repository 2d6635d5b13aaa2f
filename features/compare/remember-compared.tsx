'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useLang } from '#messages';
import { compareHref, localHref } from '@/lib/urls';
import { readCompared, withCompared, writeCompared } from './comparison';

type RememberComparedProps = {
  entries: string[];
  /** A product that joins the ones this tab compares, which the page then shows. */
  added: string | null;
};

/** The next product joins the stored comparison. */
export function RememberCompared({ entries, added }: RememberComparedProps) {
  const router = useRouter();
  const lang = useLang();
  useEffect(() => {
    const compared = added === null ? entries : withCompared(added);
    writeCompared(compared);
    if (added !== null) router.replace(localHref(lang, compareHref(compared)));
  }, [entries, added, lang, router]);
  return null;
}

/** On the page without a query: shows what this tab compared last. */
export function ShowCompared() {
  const router = useRouter();
  const lang = useLang();
  useEffect(() => {
    const compared = readCompared();
    if (compared.length > 0) router.replace(localHref(lang, compareHref(compared)));
  }, [lang, router]);
  return null;
}
