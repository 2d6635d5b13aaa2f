'use client';

import { STYLES } from '#styles';

/**
 * The style sheet, in the HTML of each page, which saves a first visit the round trip for a file. What a server
 * component renders would be in the page's data as well, and so would styles of the framework's `inlineCss`.
 */
export const LayoutStyles = () =>
  STYLES ? (
    <style href="shop" precedence="shop">
      {STYLES}
    </style>
  ) : null;
