export { getPostAddresses as default } from '../posts';
