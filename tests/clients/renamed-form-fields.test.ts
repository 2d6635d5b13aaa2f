import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { FORM_CALLS, RENAMED_FIELDS } from '../../sandbox/core/renamed-fields';
import { announcedRemovals } from '../../sandbox/tests/announced-removals';
import { CLIENTS } from '../../scripts/lib/verification/clients.mjs';

/** Fields that the sandbox does not send, about the limits of a site's plan. */
const UNUSED = ['maxDeletedFormsAmount', 'maxFieldsAmount', 'maxFormsAmount'];

it('B: the fields of forms with an announced removal are known, with their days', () => {
  const days = announcedRemovals(pathToFileURL(`${CLIENTS}/node_modules/`), ['forms_forms']);
  expect(days.size).toBeGreaterThan(5);
  const known = RENAMED_FIELDS.filter(({ calls }) => calls === FORM_CALLS).flatMap(({ old, removal }) =>
    old.map((path) => ({ field: path.split('.').at(-1) ?? '', removal })),
  );
  for (const { field, removal } of known) expect([...(days.get(field) ?? [])]).toContain(removal);
  const names = new Set([...known.map(({ field }) => field), ...UNUSED]);
  expect([...days.keys()].filter((name) => !names.has(name))).toEqual([]);
});
