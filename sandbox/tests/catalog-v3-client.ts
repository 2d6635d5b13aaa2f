import * as categories from '@wix/auto_sdk_categories_categories';
import {
  brandsV3,
  customizationsV3,
  infoSectionsV3,
  inventoryItemsV3,
  productsV3,
  readOnlyVariantsV3,
  ribbonsV3,
} from '@wix/stores';
import { SANDBOX_API_KEY } from '../core/platform';
import type { Sandbox } from '../create-sandbox';
import { openSandbox } from './open-sandbox';
import { sdkClient, visitorTokens } from './sdk-client';

export const TREE = { appNamespace: '@wix/stores' };
export const { SingleEntityOpsRequestedFields: Field } = productsV3;

/** Starts a sandbox whose site has Catalog V3, also after a reset. */
export const openV3Sandbox = (): Promise<Sandbox> =>
  openSandbox({ origin: 'https://shop.test', catalogVersion: 'V3_CATALOG', resets: true });

export function v3Client(sandbox: Sandbox, authorization: string) {
  const client = sdkClient(sandbox, authorization);
  return {
    ...client,
    products: client.use(productsV3),
    variants: client.use(readOnlyVariantsV3),
    inventory: client.use(inventoryItemsV3),
    customizations: client.use(customizationsV3),
    brands: client.use(brandsV3),
    infoSections: client.use(infoSectionsV3),
    ribbons: client.use(ribbonsV3),
    categories: client.use(categories),
  };
}
export type V3Client = ReturnType<typeof v3Client>;

export const v3Merchant = (sandbox: Sandbox): V3Client => v3Client(sandbox, SANDBOX_API_KEY);

export const v3Visitor = async (sandbox: Sandbox): Promise<V3Client> =>
  v3Client(sandbox, (await visitorTokens(sandbox)).access_token);

export const bySlug = async (
  client: V3Client,
  slug: string,
  ...fields: productsV3.SingleEntityOpsRequestedFields[]
) => (await client.products.getProductBySlug(slug, { fields })).product;

/** A product with one variant for each choice of a size, by its price and its compare-at price. */
export const sizedProduct = (
  name: string,
  ...prices: [size: string, price: string, compareAt?: string][]
) => ({
  name,
  productType: 'PHYSICAL' as const,
  physicalProperties: {},
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES' as const,
      choicesSettings: { choices: prices.map(([name]) => ({ name, choiceType: 'CHOICE_TEXT' as const })) },
    },
  ],
  variantsInfo: {
    variants: prices.map(([choiceName, amount, compareAt]) => ({
      choices: [
        { optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' as const } },
      ],
      price: { actualPrice: { amount }, ...(compareAt && { compareAtPrice: { amount: compareAt } }) },
    })),
  },
});

/** A product with one variant and no options, by default without a stock item. */
export const plainProduct = (name: string, amount: string, quantity?: number) => ({
  name,
  productType: 'PHYSICAL' as const,
  physicalProperties: {},
  variantsInfo: {
    variants: [
      {
        choices: [],
        price: { actualPrice: { amount } },
        ...(quantity !== undefined && { inventoryItem: { quantity } }),
      },
    ],
  },
});
