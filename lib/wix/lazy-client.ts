import 'server-only';
import { createClient, type WixClient } from '@wix/sdk';

type Options = Omit<NonNullable<Parameters<typeof createClient>[0]>, 'modules'>;
type Client<T extends object> = ReturnType<typeof createClient<undefined, WixClient['auth'], T>>;

/**
 * As `createClient`, which wraps all functions of all modules: that takes a millisecond, and a request uses
 * one module or two. Each is wrapped when it is read first.
 */
export function createLazyClient<T extends object>(modules: T, options: Options): Client<T> {
  const client = createClient(options);
  const lazy: Client<T> = Object(client);
  for (const [name, module] of Object.entries(modules))
    Object.defineProperty(lazy, name, {
      configurable: true,
      get() {
        const value = client.use(module);
        Object.defineProperty(lazy, name, { value });
        return value;
      },
    });
  return lazy;
}
