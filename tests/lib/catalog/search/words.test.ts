import { describe, expect, it } from 'vitest';
import {
  compoundParts,
  fold,
  stemOf,
  withoutPrefixes,
  withUmlauts,
  wordsOf,
} from '@/lib/catalog/search/words';

describe('words of a text', () => {
  it.each([
    ['Café Crème, 18 cm', ['cafe', 'creme', '18', 'cm']],
    ['Tomás’ Pour-Over', ['tomas', 'pour', 'over']],
    ['children’s cup', ['childrens', 'cup']],
    ['Weiße Größe', ['weisse', 'grosse']],
    ['דוא״ל לָבָן', ['דואל', 'לבנ']],
    ['إِنَـــاءٌ لآنية الهوى، ٢٣ سم', ['اناء', 'لانيه', 'الهوي', '23', 'سم']],
    ['波佐見焼のマグカップ、２００ｍｌ', ['波佐見', '焼', 'の', 'まぐかっぷ', '200ml']],
    ['ﾏｸﾞ', ['まぐ']],
    ['まぐ', ['まぐ']],
    ['  ', []],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('singular and plural have one stem', () => {
  it.each([
    ['en', 'vase', 'vases'],
    ['en', 'glass', 'glasses'],
    ['en', 'dish', 'dishes'],
    ['en', 'canopy', 'canopies'],
    ['en', 'shelf', 'shelves'],
    ['de', 'schale', 'schalen'],
    ['de', 'glas', 'gläser'],
    ['de', 'topf', 'töpfe'],
    ['de', 'teller', 'tellern'],
    ['de', 'blau', 'blaues'],
    ['de', 'becher', 'bechers'],
    ['he', 'קערה', 'קערות'],
    ['he', 'צלחת', 'צלחות'],
    ['he', 'אגרטל', 'אגרטלים'],
    ['he', 'לבן', 'לבנה'],
    ['he', 'נר', 'נרות'],
    ['ar', 'مزهرية', 'مزهريات'],
    ['ar', 'طاولة', 'طاولات'],
    ['ar', 'فنجان', 'فنجانين'],
    ['ar', 'خشبي', 'خشبية'],
    ['ar', 'قهوة', 'القهوة'],
    ['ar', 'قهوة', 'بالقهوة'],
    ['ar', 'قهوة', 'للقهوة'],
    ['fr', 'tasse', 'tasses'],
    ['fr', 'thé', 'thés'],
    ['fr', 'plateau', 'plateaux'],
    ['fr', 'bocal', 'bocaux'],
    ['fr', 'bleu', 'bleues'],
    ['fr', 'tapis', 'tapis'],
    ['es', 'taza', 'tazas'],
    ['es', 'jarrón', 'jarrones'],
    ['es', 'luz', 'luces'],
    ['es', 'dulce', 'dulces'],
    ['es', 'blanco', 'blancas'],
    ['es', 'gris', 'grises'],
    ['es', 'té', 'tés'],
    ['es', 'verde', 'verdes'],
    ['it', 'tazza', 'tazze'],
    ['it', 'bicchiere', 'bicchieri'],
    ['it', 'bianco', 'bianche'],
    ['it', 'cucchiaio', 'cucchiai'],
    ['it', 'arancia', 'arance'],
    ['pt-br', 'xícara', 'xícaras'],
    ['pt-br', 'botão', 'botões'],
    ['pt-br', 'azul', 'azuis'],
    ['pt-br', 'lençol', 'lençóis'],
    ['pt-br', 'jardim', 'jardins'],
    ['pt-br', 'colher', 'colheres'],
    ['pt-br', 'branco', 'brancas'],
    ['pt-br', 'chá', 'chás'],
    ['nl', 'kom', 'kommen'],
    ['nl', 'vaas', 'vazen'],
    ['nl', 'schaal', 'schalen'],
    ['nl', 'kussen', 'kussens'],
    ['nl', 'beker', 'bekers'],
    ['nl', 'rood', 'rode'],
    ['nl', 'wit', 'witte'],
    ['nl', 'schijf', 'schijven'],
    ['sv', 'lampa', 'lampor'],
    ['sv', 'skål', 'skålar'],
    ['sv', 'vas', 'vaserna'],
    ['sv', 'vit', 'vitt'],
    ['sv', 'grön', 'gröna'],
    ['pl', 'kubek', 'kubki'],
    ['pl', 'miska', 'misek'],
    ['pl', 'wazon', 'wazonów'],
    ['pl', 'talerz', 'talerze'],
    ['pl', 'biały', 'białych'],
    ['pl', 'świeczka', 'świeczek'],
  ])('%s: %s, %s', (language, one, many) => {
    expect(stemOf(fold(many), language)).toBe(stemOf(fold(one), language));
  });

  it.each([
    ['en', 'glass'],
    ['en', 'iris'],
    ['de', 'tee'],
    ['he', 'תה'],
    ['ar', 'بالون'],
    ['ar', 'زيتون'],
    ['ar', 'فستان'],
    ['fi', 'lautaset'],
    ['nl', 'glas'],
    ['sv', 'ljus'],
    ['en', '500s'],
  ])('and a word without an ending stays: %s %s', (language, word) => {
    expect(stemOf(word, language)).toBe(word);
  });
});

it('marks of voice and length make other sounds in Japanese', () => {
  expect(fold('ガラス')).not.toBe(fold('カラス'));
  expect(fold('ビール')).not.toBe(fold('ビル'));
  expect(stemOf(fold('フォルダー'), 'ja')).toBe(stemOf(fold('フォルダ'), 'ja'));
});

describe('compounds', () => {
  const isKnown =
    (...words: string[]) =>
    (stem: string) =>
      words.includes(stem);

  it('have the parts that the shop has words for', () => {
    expect(compoundParts('teapot', 'en', isKnown('tea', 'pot'))).toEqual(['tea', 'pot']);
    expect(compoundParts('kerzenhalter', 'de', isKnown('kerz', 'halt'))).toEqual(['kerz', 'halt']);
  });

  it('are in German, Dutch and Swedish what their last part says, and in English nothing then', () => {
    expect(compoundParts('blumenvase', 'de', isKnown('vas'))).toEqual(['vas']);
    expect(compoundParts('bloemenvaas', 'nl', isKnown('vas'))).toEqual(['vas']);
    expect(compoundParts('bordslampa', 'sv', isKnown('lamp'))).toEqual(['lamp']);
    expect(compoundParts('teapot', 'en', isKnown('pot'))).toEqual([]);
  });

  it('are in Japanese shorter, and have no part of one sound', () => {
    expect(compoundParts('大皿', 'ja', isKnown('皿'))).toEqual(['皿']);
    expect(compoundParts(fold('マグカップ'), 'ja', isKnown(fold('カップ')))).toEqual([fold('カップ')]);
    expect(compoundParts(fold('トランプ'), 'ja', isKnown(fold('ランプ')))).toEqual([]);
  });

  it('are not words that merely share letters', () => {
    expect(compoundParts('carafe', 'en', isKnown('car', 'fe'))).toEqual([]);
    expect(compoundParts('vase', 'de', isKnown('vas', 'ase'))).toEqual([]);
  });
});

it('a Hebrew word may begin with "the", "in", "and"', () => {
  expect(withoutPrefixes('והקערה', 'he')).toEqual(['הקערה', 'קערה']);
  expect(withoutPrefixes('בית', 'he')).toEqual([]);
  expect(withoutPrefixes('והקערה', 'en')).toEqual([]);
});

it('an Arabic word may begin with "and", "in", "to"', () => {
  expect(withoutPrefixes('ومزهريه', 'ar')).toEqual(['مزهريه']);
  expect(withoutPrefixes('والقهوه', 'ar')).toEqual(['القهوه']);
  expect(withoutPrefixes('ورد', 'ar')).toEqual([]);
});

it('German without umlauts is understood', () => {
  expect(withUmlauts('glaeser', 'de')).toBe('glaser');
  expect(withUmlauts('glas', 'de')).toBeNull();
  expect(withUmlauts('shoe', 'en')).toBeNull();
});
