import type { FormUse } from '@/lib/model/site-form';

/** The forms that have a page of their own, which shows their result without JavaScript. */
export type PageUse = Exclude<FormUse, 'returns'>;

export const isPageUse = (text: unknown): text is PageUse => text === 'newsletter' || text === 'contact';

export const formHref = (use: PageUse): string => `/forms/${use}`;

/** The name under which the state of a form is stored. */
export const formName = (use: PageUse): string => `form ${use}`;
