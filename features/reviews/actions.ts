'use server';

import { revalidateTag } from 'next/cache';
import { redirect } from 'next/navigation';
import { catalogTags } from '@/lib/cache';
import { getPresentProduct } from '@/lib/catalog/lookup';
import { readSlug } from '@/lib/catalog/slug';
import { ShopError } from '@/lib/errors/shop-error';
import { IDLE } from '@/lib/forms/form-state';
import { readTextField } from '@/lib/forms/read-text-field';
import { formAction, langOfForm, runForm } from '@/lib/forms/run-form';
import { answerForm } from '@/lib/forms/stored-state';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { reviewFormName, reviewSchema, writeReview } from '@/lib/reviews/own-review';
import { newReviewHref } from '@/lib/reviews/review-query';
import { localHref } from '@/lib/urls';

/** A public endpoint: it verifies its caller (formAction) and the member. */
export const saveReview = formAction(IDLE, async (_, data) => {
  const slug = readSlug(readTextField(data, 'slug')) ?? '';
  const here = localHref(langOfForm(data), newReviewHref(slug));
  const state = await runForm({
    where: 'review',
    schema: reviewSchema,
    data,
    work: async (draft) => {
      const product = FEATURES.reviews ? await getPresentProduct(slug, SITE_VIEW) : null;
      if (product === null) throw new ShopError('not-found');
      const { state: sent } = await writeReview(here, product.id, draft);
      if (sent === 'published') {
        // The author finds the review on the page of the product at once.
        revalidateTag(catalogTags.reviewsOf(product.id), { expire: 0 });
        revalidateTag(catalogTags.reviews, 'catalog');
      }
      // A site may not let its members read unpublished reviews, so the URL has the state. It also
      // makes it another page, so that the focus moves to its beginning.
      redirect(`${here}?sent=${sent}`);
    },
  });
  return answerForm(reviewFormName(slug), here, state);
});
