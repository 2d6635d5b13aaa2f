// The SDK in a page of a storefront without a server, as in the platform's guides for browsers.
import { currentCart } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { productsV3 } from '@wix/stores';
import { run } from './steps.mjs';

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const client = createClient({
  modules: { currentCart, productsV3, redirects },
  auth: OAuthStrategy({ clientId: new URL(window.location.href).searchParams.get('client') }),
});

const isTrue = (value, what) => {
  if (value !== true) throw new Error(`Not so: ${what}`);
};

/** Where the checkout is, which the test opens. */
let checkoutUrl;
const outcomes = [];
await run(
  '@wix/sdk in a browser',
  {
    'lists products': async () => {
      const { items } = await client.productsV3.queryProducts().limit(5).find();
      isTrue(items.length === 5, 'five products');
    },
    'reads the error of a call, with its request id': async () => {
      const reason = await client.currentCart.getCurrentCart().catch((error) => error);
      isTrue(reason.details?.applicationError?.code === 'OWNED_CART_NOT_FOUND', 'no cart');
      isTrue(/^\d+\.\d+/.test(reason.details.requestId ?? reason.requestId), 'a request id');
    },
    'adds a product': async () => {
      const { product } = await client.productsV3.getProductBySlug('lund-bowl');
      const [variant] = product.variantsInfo.variants;
      const reference = { appId: STORES, catalogItemId: product._id, options: { variantId: variant._id } };
      const { cart } = await client.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference, quantity: 2 }],
      });
      isTrue(cart.lineItems[0].quantity === 2, 'two pieces');
    },
    'signs a member in by the hidden frame': async () => {
      const login = await client.auth.login({ email: 'ada@example.com', password: 'halden-ada-1' });
      isTrue(login.loginState === 'SUCCESS', login.loginState);
      client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(login.data.sessionToken));
      isTrue(client.auth.loggedIn(), 'signed in');
      isTrue(document.querySelector('iframe') === null, 'the frame is gone');
    },
    'still has the cart afterwards': async () => {
      const { lineItems, buyerInfo } = await client.currentCart.getCurrentCart();
      isTrue(lineItems.length === 1 && Boolean(buyerInfo.memberId), 'the member’s cart');
    },
    'leads to the checkout': async () => {
      const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      const { redirectSession } = await client.redirects.createRedirectSession({
        ecomCheckout: { checkoutId },
        callbacks: { postFlowUrl: window.location.href },
      });
      checkoutUrl = redirectSession.fullUrl;
      isTrue(checkoutUrl.includes('/__ecom/checkout'), checkoutUrl);
    },
    'signs the member out': async () => {
      const { logoutUrl } = await client.auth.logout(window.location.href);
      isTrue(logoutUrl.includes('logout'), logoutUrl);
    },
  },
  (outcome) => outcomes.push(outcome),
);
window.done = { outcomes, checkoutUrl };
