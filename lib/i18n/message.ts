/**
 * The types of messages. A message is a text with `{names}` in it, and knows them, so that nobody forgets one; a plural
 * is one message for each form that a language has. There are no functions in them: they travel to the browser as they
 * are.
 */

declare const names: unique symbol;

/** A text that needs values for `P`; a plain text is one that needs none. */
export type Message<P extends string = never> = string & { readonly [names]?: P };

/** Forms as `Intl.PluralRules` names them; English and German have these two. `{count}` is the number. */
export type Plural<P extends string = never> = { readonly one: Message<P>; readonly other: Message<P> };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What every language has to have, by what the source has. */
export type MessagesOf<Source> = Source extends string
  ? Message<NamesIn<Source>>
  : Source extends { one: infer One extends string; other: infer Other extends string }
    ? Plural<NamesIn<One | Other>>
    : { readonly [Key in keyof Source]: MessagesOf<Source[Key]> };
