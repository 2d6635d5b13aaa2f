import { createElement, Fragment, type ReactNode } from 'react';
import { type Lang, LOCALES } from './lang';

/**
 * A message is a text with `{names}` in it. Its type lists them, so that no value is forgotten.
 * Messages contain no functions, because they are serialized to the browser.
 */

declare const names: unique symbol;

/** A text that needs values for the names in `P`. A plain text needs none. */
export type Message<P extends string = never> = string & { readonly [names]?: P };

/** `Intl.PluralRules` names the forms. `other` replaces an absent one. `{count}` is the number. */
export type Plural<P extends string = never> = {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: Message<P>;
} & { readonly other: Message<P> };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The type that every language must have, derived from the source language. */
export type MessagesOf<Source> = Source extends string
  ? Message<NamesIn<Source>>
  : Source extends { one: infer One extends string; other: infer Other extends string }
    ? Plural<NamesIn<One | Other>>
    : { readonly [Key in keyof Source]: MessagesOf<Source[Key]> };

/** `Texts`, with `never` where the source has no such text, or a text without one of the placeholders. */
export type TranslationOf<Source, Texts> = {
  readonly [Key in keyof Texts]: Key extends keyof Source ? TextOf<Source[Key], Texts[Key]> : never;
};

type TextOf<Source, Text> = Source extends string
  ? FilledBy<NamesIn<Source>, Text>
  : Source extends { one: infer One extends string; other: infer Other extends string }
    ? { readonly other: string } & {
        readonly [Form in keyof Text]: Form extends Intl.LDMLPluralRule
          ? FilledBy<NamesIn<One | Other>, Text[Form]>
          : never;
      }
    : TranslationOf<Source, Text>;

type FilledBy<Names, Text> = Text extends string ? ([NamesIn<Text>] extends [Names] ? Text : never) : never;

type Value = string | number;
const NAME = /\{(\w+)\}/g;

/** `format('Order {number}', {number: 7})` → `Order 7`. */
export const format = <P extends string>(message: Message<P>, values: Record<P, Value>): string =>
  fill(message, values);

function fill(message: string, values: Record<string, Value>): string {
  const known = new Map(Object.entries(values));
  return message.replaceAll(NAME, (whole, name: string) => String(known.get(name) ?? whole));
}

/**
 * Fills in elements for a message's names, for sentences that contain a link. Each text between them
 * becomes an element, too, so that a translated page can change it (CONTRIBUTING.md).
 */
export function fillNodes<P extends string>(message: Message<P>, nodes: Record<P, ReactNode>): ReactNode {
  const known = new Map<string, ReactNode>(Object.entries(nodes));
  // `split` puts the captured names at the odd positions.
  return message
    .split(NAME)
    .map((part, index) =>
      index % 2 === 1
        ? createElement(Fragment, { key: index }, known.get(part))
        : createElement('span', { key: index }, part),
    );
}

/** @param country ISO 3166-1 code. Anything else is returned as it is */
export const countryName = (country: string, lang: Lang): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(LOCALES[lang].dateLocale, { type: 'region' }).of(country) ?? country)
    : country;

// Per bundle: rules do the same in each.
const rules: { [L in Lang]?: Intl.PluralRules } = {};

function rulesOf(lang: Lang): Intl.PluralRules {
  rules[lang] ??= new Intl.PluralRules(lang);
  return rules[lang];
}

/** `(1, {one: '1 item', …})` → `1 item`. */
export function plural<P extends string>(
  lang: Lang,
  message: Plural<P>,
  count: number,
  ...[values]: [Exclude<P, 'count'>] extends [never] ? [] : [Record<Exclude<P, 'count'>, Value>]
): string {
  const form = message[rulesOf(lang).select(count)] ?? message.other;
  // V8 keeps the formatter of a locale for this method without options.
  return fill(form, { ...values, count: count.toLocaleString(LOCALES[lang].numberLocale) });
}

/** With the commas of the language, and without a word before the last item. */
export const commaList = (lang: Lang, items: readonly string[]): string =>
  items.join(LOCALES[lang].comma ?? ', ');
