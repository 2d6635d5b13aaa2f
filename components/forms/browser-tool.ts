/**
 * Attributes of a form that an assistant in the browser can fill in for the shopper (WebMCP,
 * https://developer.chrome.com/docs/ai/webmcp/declarative-api). They need no script.
 */
export type BrowserTool = {
  toolname: string;
  tooldescription: string;
  /** Sends the form without a question to the person. */
  toolautosubmit?: '';
};

/** Longer descriptions are cut by browsers, in characters. */
const MAX_DESCRIPTION = 500;

/**
 * Returns the attributes of a form. The browser asks the person before it sends one that changes
 * something. `isRead`: it only opens a page. Call it behind `FEATURES.webMcp`, so that the build
 * drops it for other shops.
 *
 * @param name for programs, in snake case
 * @param description of the shop, never a text of a merchant or a shopper
 */
export const browserTool = (
  name: string,
  description: string,
  { isRead = false }: { isRead?: boolean } = {},
): BrowserTool => ({
  toolname: name,
  tooldescription: description.slice(0, MAX_DESCRIPTION),
  ...(isRead ? { toolautosubmit: '' } : {}),
});
