/** The localStorage key of the shopper's choice. The `system` theme is not stored. */
export const THEME_KEY = 'theme';

/**
 * Runs in the page's head before the first paint, so that no page flashes in the wrong colors. This
 * module is JavaScript because next.config.ts loads the content security policy untranspiled, and
 * the policy allows the script by its hash.
 */
export const FIRST_PAINT_SCRIPT = `try{let t=localStorage.getItem("${THEME_KEY}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;
