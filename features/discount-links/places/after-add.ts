import { applyNotedCode } from '../noted-code';

export default applyNotedCode;
