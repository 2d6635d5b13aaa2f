/** The browser's `#styles`: empty, because the page already contains the style sheet. */
export const STYLES = '';
