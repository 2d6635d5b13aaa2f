export const MENUS = ['header', 'footer', 'legal'] as const;
export type MenuName = (typeof MENUS)[number];

/** Of a provider of analytics or a program. Visitors agree to each purpose by itself. */
export const PURPOSES = ['statistics', 'marketing', 'support'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `draft`: a template with marked places. `demo`: about the demo shop. A live site publishes neither. */
export const PAGE_STATUSES = ['published', 'draft', 'demo'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** A file of `content/images`. */
export type PagePicture = { file: string; alt: string };

export type ContentPage = {
  /** The URL of the page in every language, without slashes. */
  slug: string;
  /** The shop's language whose URL the text belongs to. */
  lang: string;
  /** The language of the text (BCP 47). Equals `lang`, unless the page says otherwise. */
  textLang: string;
  title: string;
  /** For search engines. Null: the title. */
  seoTitle: string | null;
  /** For search engines. */
  description: string | null;
  /** Sanitized. Links within the shop have no language prefix. */
  html: string;
  status: PageStatus;
  /** Whether the CMS has not published it. Only a preview shows it. */
  isDraft?: boolean;
  /** The menus that list the page, and its place in each: lower numbers come first. */
  menus: Partial<Record<MenuName, number>>;
  picture?: PagePicture;
  /** Figures in large type. Absent without any. */
  numbers?: { value: string; label: string }[];
  rows?: { title: string; text: string; picture: PagePicture }[];
};
