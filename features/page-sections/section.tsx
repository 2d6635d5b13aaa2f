import type { ReactNode } from 'react';
import type { PlaceFacts } from '@/lib/places';
import { ChosenCategory, type ToCards } from './chosen-category';
import { Columns } from './columns';
import { Countdown } from './countdown';
import { Figures } from './figures';
import { Film } from './film';
import { Logos } from './logos';
import { NewsletterLink } from './newsletter-link';
import { Questions } from './questions';
import { Quotes } from './quotes';
import { Slideshow } from './slideshow';

/** Those that read something are awaited, so that a failure leaves out this section only. */
export async function renderSection(
  { section, without = [], ...frame }: PlaceFacts['page-section'],
  toCards: ToCards,
): Promise<ReactNode> {
  switch (section.type) {
    case 'slideshow':
      return <Slideshow section={section} {...frame} />;
    case 'film':
      return <Film section={section} {...frame} />;
    case 'category':
      return ChosenCategory({ section, without, toCards, ...frame });
    case 'quotes':
      return Quotes({ section, ...frame });
    case 'questions':
      return <Questions section={section} {...frame} />;
    case 'numbers':
      return <Figures section={section} {...frame} />;
    case 'logos':
      return <Logos section={section} {...frame} />;
    case 'countdown':
      return Countdown({ section, ...frame });
    case 'columns':
      return <Columns section={section} {...frame} />;
    case 'newsletter':
      return NewsletterLink({ section, ...frame });
  }
}
