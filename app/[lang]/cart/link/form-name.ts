/** The name of the form's state between its submission without a script and the page after it. */
export const CART_LINK_FORM = 'cart link';
