/** The localStorage key of the shopper's choice. The `system` theme is not stored. */
export const THEME_KEY = 'theme';
/** The localStorage key that says that this browser has loaded the web fonts before. */
export const FONTS_KEY = 'fonts';

/**
 * Runs in the page's head before the first paint, so that no page flashes in the wrong colors, or
 * in other letters than before: it requests the font of the text, which is in the browser's cache,
 * before the text is painted. It marks the page as loading (`data-loading`) until it is hydrated
 * (components/layout/web-fonts.tsx), or until two seconds after its `load` event when a script
 * fails. This module is JavaScript because next.config.ts loads the content security policy
 * untranspiled, and the policy allows the script by its hash.
 */
export const FIRST_PAINT_SCRIPT = `let d=document.documentElement.dataset;d.loading="";addEventListener("load",()=>setTimeout(()=>delete d.loading,2e3));try{let t=localStorage.getItem("${THEME_KEY}");if(t=="light"||t=="dark")d.theme=t;if(localStorage.getItem("${FONTS_KEY}")){d.fonts="";document.fonts.load("1em Text").catch(()=>{})}}catch{}`;
