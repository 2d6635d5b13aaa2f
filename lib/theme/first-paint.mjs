/** The localStorage key of the shopper's choice. The `system` theme is not stored. */
export const THEME_KEY = 'theme';
/** The localStorage key that says that this browser has loaded the web fonts before. */
export const FONTS_KEY = 'fonts';

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong colors or letters:
 * it requests the cached font before the text is painted. It marks the page as loading
 * (`data-loading`) until it is hydrated (components/layout/first-view.tsx), or two seconds after
 * `load` when a script fails. JavaScript, because next.config.ts loads the content security policy
 * untranspiled, which allows the script by its hash.
 */
export const FIRST_PAINT_SCRIPT = `let d=document.documentElement.dataset;d.loading="";addEventListener("load",()=>setTimeout(()=>delete d.loading,2e3));try{let t=localStorage.getItem("${THEME_KEY}");if(t=="light"||t=="dark")d.theme=t;if(localStorage.getItem("${FONTS_KEY}")){d.fonts="";document.fonts.load("1em Text","aą").catch(()=>{})}}catch{}`;
