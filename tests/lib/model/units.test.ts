import { describe, expect, it } from 'vitest';
import { inUnits, lengthText } from '@/lib/model/units';

describe('units', () => {
  it.each([
    ['Ø 23 × H 9 cm', 'Ø 23 × H 9 cm (9.1 × 3.5 in)'],
    ['Small, 18 cm: Ø 18 × H 7.5 cm', 'Small, 18 cm (7.1 in): Ø 18 × H 7.5 cm (7.1 × 3 in)'],
    ['W 21 × D 5.5 × H 25 cm', 'W 21 × D 5.5 × H 25 cm (8.3 × 2.2 × 9.8 in)'],
    ['320 ml, 450 g', '320 ml (11 fl oz), 450 g (16 oz)'],
    ['1.2 liters; cable 1.8 m', '1.2 liters (41 fl oz); cable 1.8 m (5.9 ft)'],
    ['Wash at 30 °C', 'Wash at 30 °C (86°F)'],
    ['3–5 kg', '3–5 kg (6.6–11 lb)'],
    [
      '<p>Ø 14 cm</p><p title="9 cm">and 8 cm</p>',
      '<p>Ø 14 cm (5.5 in)</p><p title="9 cm">and 8 cm (3.1 in)</p>',
    ],
    ['7.5 in wide', '7.5 in (19.1 cm) wide'],
  ])('adds the other system: %s', (text, shown) => expect(inUnits(text, 'both', 'en-US')).toBe(shown));

  it.each([
    '18 cm (7 in)',
    '7 in / 18 cm',
    'Phone 1290 × 2796 px',
    '300 g/m²',
    '20 cm²',
    'A set of 2 in oak',
    'Model M3 mm',
    'Available in 3 glazes',
    '412 Main Street, NY 12534',
    '7 1/2 in',
    '1,290 mm',
  ])('leaves alone: %s', (text) => {
    expect(inUnits(text, 'both', 'en-US')).toBe(text);
    expect(inUnits(text, 'imperial', 'en-US')).toBe(text);
  });

  it('replaces, and leaves what is in the wanted system', () => {
    expect(inUnits('W 21 × H 25 cm, 8 oz', 'imperial', 'en-US')).toBe('W 8.3 × H 9.8 in, 8 oz');
    expect(inUnits('10 in, 12 oz', 'metric', 'en-US')).toBe('25.4 cm, 340 g');
    expect(inUnits('350 °F', 'metric', 'en-US')).toBe('177°C');
  });

  it('keeps the names of choices', () => {
    const html = '<p>Small, 18 cm: Ø 18 × H 7 cm</p>';
    expect(inUnits(html, 'both', 'en-US', ['Small, 18 cm', '7 cm'])).toBe(
      '<p>Small, 18 cm: Ø 18 × H 7 cm (7.1 × 2.8 in)</p>',
    );
  });

  it('writes numbers as the language does', () => {
    expect(inUnits('Ø 23 × H 9,5 cm', 'both', 'de-DE')).toBe('Ø 23 × H 9,5 cm (9,1 × 3,7 in)');
    expect(inUnits('幅18cm', 'both', 'ja-JP')).toContain('7.1');
    expect(inUnits('קוטר 18 ס״מ', 'both', 'he-IL')).toContain('7.1');
  });

  it('has lengths for drawings', () => {
    expect(lengthText(180, 'metric', 'en-US')).toBe('18 cm');
    expect(lengthText(180, 'imperial', 'en-US')).toBe('7.1 in');
    expect(lengthText(180, 'both', 'en-US')).toBe('18 cm (7.1 in)');
  });
});
