import type { ReadAddresses } from '@/lib/places';
import { getPostAddresses } from '../posts';

const addresses: ReadAddresses = () => getPostAddresses();

export default addresses;
