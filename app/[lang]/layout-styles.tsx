'use client';

import { STYLES } from '#styles';

/**
 * Writes the style sheet into the HTML of each page, which saves a first visit a round trip. It is a client
 * component, because the output of a server component is in the page's data, too, as are the styles of the
 * framework's `inlineCss`.
 */
export const LayoutStyles = () =>
  STYLES ? (
    <style href="shop" precedence="shop">
      {STYLES}
    </style>
  ) : null;
