/** Where this browser keeps the shopper's choice; nothing is kept for the system's own. */
export const THEME_KEY = 'theme';

/**
 * Stands in the page's head and runs before anything is painted, so that no page flashes up in the wrong colors. In
 * JavaScript, because the content security policy, which Next.js loads as it is, allows it by its hash.
 */
export const FIRST_PAINT_SCRIPT = `try{let t=localStorage.getItem("${THEME_KEY}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;
