import type { ReactNode } from 'react';
import { ProvideMessages } from '@/lib/i18n/server-messages';
import type { Review } from '@/lib/model/review';

type WithGalleryProps = { reviews: Review[] | null; children: ReactNode };

/** The browser gets the messages of pictures only where a review has some. */
export const WithGallery = ({ reviews, children }: WithGalleryProps) =>
  reviews?.some(({ pictures }) => pictures.length > 0) ? (
    <ProvideMessages areas={['gallery']}>{children}</ProvideMessages>
  ) : (
    children
  );
