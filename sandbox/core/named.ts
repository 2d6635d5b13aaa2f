import { z } from 'zod';

/**
 * Texts and other values by names that a merchant or a shopper chooses: `constructor` and
 * `__proto__` are names as any other. `z.record` would leave out the latter.
 */
export const named = <T extends z.ZodType>(value: T) =>
  z
    .custom<object>((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
    .transform(
      (given, context): Record<string, z.infer<T>> =>
        Object.fromEntries(
          Object.entries(given).flatMap(([name, one]) => {
            const parsed = value.safeParse(one);
            if (parsed.success) return [[name, parsed.data]];
            for (const issue of parsed.error.issues)
              context.addIssue({ code: 'custom', message: issue.message, path: [name, ...issue.path] });
            return [];
          }),
        ),
    );

/** Returns the value that the object itself has by a name, not one that it inherits. */
export const own = <T>(
  values: Readonly<Record<string, T>> | null | undefined,
  name: string,
): T | undefined => (values && Object.hasOwn(values, name) ? values[name] : undefined);
