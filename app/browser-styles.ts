/** The browser's `#styles`: it has got them with the page. */
export const STYLES = '';
