import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { ReadTextPage, TextPage } from '@/lib/places';
import { listHref, postHref } from '../paths';
import { type BlogPage, getBlogPage, postDay } from '../posts';

const readPage: ReadTextPage = async (lang, [first, ...path]) => {
  if (first !== 'blog') return null;
  const found = await getBlogPage(lang, path);
  if (found?.kind === 'post') return found.post.isDraft ? null : articleText(found, lang);
  return found && listText(found, lang);
};

export default readPage;

function articleText({ post, html }: Extract<BlogPage, { kind: 'post' }>, lang: Lang): TextPage {
  const { title, slug, summary, author, publishedAt } = post;
  const day = postDay(publishedAt, lang);
  return {
    path: postHref(slug),
    title,
    facts: author ? [day, format(ALL_MESSAGES[lang].blog.by, { author })] : [day],
    summary,
    html,
    links: [],
    next: null,
  };
}

function listText(list: Extract<BlogPage, { kind: 'list' }>, lang: Lang): TextPage {
  const { posts, tag, page, pageCount, href } = list;
  const { blog } = ALL_MESSAGES[lang];
  return {
    path: listHref(href, page),
    title: tag ?? blog.title,
    facts: [],
    summary: blog.intro,
    html: null,
    links: posts.map(({ title, slug, summary }) => ({ name: title, path: postHref(slug), text: summary })),
    next: page < pageCount ? { name: blog.older, path: listHref(href, page + 1) } : null,
  };
}
