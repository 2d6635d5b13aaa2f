import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { watchTexts } from '../../scripts/lib/verification/watch-texts.mjs';

afterEach(cleanup);
// The default of one second is too short on a machine with other work.
configure({ asyncUtilTimeout: 60_000 });
// Tests replace `console.error`.
watchTexts((complaint) => console.error(complaint));
