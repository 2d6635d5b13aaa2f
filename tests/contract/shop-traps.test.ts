import { testTraps } from './trap-tests';

await testTraps('v3');
