import { z } from 'zod';
import type { SectionProps } from '@/app/own-sections';
import { Picture } from '@/components/ui/picture';
import { PageText } from '@/components/ui/rich-text';
import { dateField, pictureField, richTextField } from '@/lib/content/item-fields';
import { getCollection, withLocalLinks } from '@/lib/content/readers';
import { dayOf } from '@/lib/orders/dates';

const post = z.object({
  title: z.string(),
  language: z.string(),
  publishedAt: dateField,
  picture: pictureField.nullish(),
  alt: z.string().nullish(),
  body: richTextField,
});

/** The newest post in the language of the page. */
export async function NewestPost({ lang }: SectionProps) {
  const posts = (await getCollection('Posts', post)).filter(({ language }) => language === lang);
  const [newest] = posts.toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt));
  if (!newest) return null;
  const { title, publishedAt, picture, alt, body } = newest;
  return (
    <article className="pt-section">
      {picture ? (
        <Picture
          picture={picture}
          alt={alt ?? ''}
          ratio={3 / 2}
          sizes="(min-width: 40rem) 40rem, 100vw"
          className="w-full max-w-measure rounded-soft"
        />
      ) : null}
      <h2 className="mt-4 font-display text-heading">{title}</h2>
      <p className="text-small text-muted">{dayOf(publishedAt.toISOString(), lang)}</p>
      <PageText html={withLocalLinks(body, lang)} textLang={lang} />
    </article>
  );
}
