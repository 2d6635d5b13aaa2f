// Posts the authorize endpoint's response to the parent page. The page's headers restrict which
// parents are possible.
const { message, origin } = document.body.dataset;
if (window.parent !== window) window.parent.postMessage(JSON.parse(message), origin);
