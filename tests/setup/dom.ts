import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
// The default of one second is too short on a machine with other work.
configure({ asyncUtilTimeout: 60_000 });
