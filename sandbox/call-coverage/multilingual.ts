import { type CoverageRow, provenIn } from './row';

const proven = provenIn('tests/contract/languages-and-currencies.test.ts');

export const multilingualCoverage: readonly CoverageRow[] = [
  ...proven.pages(
    'a control sets exchange rates and texts, and a reset restores those of the seed',
    'GET /_sandbox/currencies',
    'PUT /_sandbox/currencies',
    'GET /_sandbox/translations',
    'PUT /_sandbox/translations',
  ),
];
