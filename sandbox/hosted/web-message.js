// Hands the answer of the authorize endpoint to the page around this frame; who that can be, the page's headers say.
const { message, origin } = document.body.dataset;
if (window.parent !== window) window.parent.postMessage(JSON.parse(message), origin);
