import { provenIn } from './row';

const inReviews = provenIn('tests/contract/reviews.test.ts');

const REVIEWS = '/reviews/v1/reviews';

export const reviewCoverage = [
  inReviews.sdk(
    'reviews.queryReviews',
    `POST ${REVIEWS}/query`,
    'are queried by product and stars, in every order, with cursors',
  ),
  inReviews.sdk('reviews.queryReviews', `POST ${REVIEWS}/query`, 'do not exist on a site without the app', {
    rejectedWith: 428,
  }),
  inReviews.sdk('reviews.countReviews', `POST ${REVIEWS}/count`, 'are counted, without unpublished ones'),
  inReviews.sdk(
    'reviews.createReview',
    `POST ${REVIEWS}`,
    'are written once by a member, and published at once',
  ),
  inReviews.sdk('reviews.createReview', `POST ${REVIEWS}`, 'are not written for another person', {
    rejectedWith: 403,
  }),
  inReviews.sdk(
    'reviews.getReview',
    `GET ${REVIEWS}/{reviewId}`,
    'wait for the merchant, and only their author sees them until then',
  ),
  inReviews.sdk(
    'reviews.updateModerationStatus',
    `PATCH ${REVIEWS}/{reviewId}/moderate`,
    'wait for the merchant, and only their author sees them until then',
  ),
  inReviews.sdk(
    'reviews.updateReview',
    `PATCH ${REVIEWS}/{reviewId}`,
    'are changed, replied to and deleted by an app, and not by their author',
  ),
  inReviews.sdk(
    'reviews.deleteReview',
    `DELETE ${REVIEWS}/{reviewId}`,
    'are changed, replied to and deleted by an app, and not by their author',
  ),
  inReviews.sdk(
    'reviews.setReply',
    `PATCH ${REVIEWS}/{reviewId}/reply`,
    'are changed, replied to and deleted by an app, and not by their author',
  ),
  inReviews.sdk(
    'reviews.removeReply',
    `DELETE ${REVIEWS}/{reviewId}/reply`,
    'are changed, replied to and deleted by an app, and not by their author',
  ),
  ...inReviews.pages(
    'are moderated and replied to in the console',
    'GET /_console/reviews',
    'POST /_console/reviews',
    'POST /_console/reviews/{id}/reply',
    'POST /_console/reviews/{id}/{action}',
    'GET /_sandbox/reviews',
    'PUT /_sandbox/reviews',
  ),
];
