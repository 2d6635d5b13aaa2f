/**
 * Types of messages. A message is a text with `{names}` in it. Its type lists the names, so that no
 * value is forgotten. A plural has one message per plural form of a language. Messages contain no
 * functions, because they are serialized to the browser.
 */

declare const names: unique symbol;

/** A text that needs values for the names in `P`. A plain text needs none. */
export type Message<P extends string = never> = string & { readonly [names]?: P };

/**
 * Forms as `Intl.PluralRules` names them. Every language has `other`, which replaces a form that a
 * language has and a message lacks. `{count}` is the number.
 */
export type Plural<P extends string = never> = {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'one' | 'other'>]?: Message<P>;
} & { readonly one: Message<P>; readonly other: Message<P> };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The type that every language must have, derived from the source language. */
export type MessagesOf<Source> = Source extends string
  ? Message<NamesIn<Source>>
  : Source extends { one: infer One extends string; other: infer Other extends string }
    ? Plural<NamesIn<One | Other>>
    : { readonly [Key in keyof Source]: MessagesOf<Source[Key]> };
