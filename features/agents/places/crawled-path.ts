import { ENDPOINT } from '../protocol';

export default `${ENDPOINT}/`;
