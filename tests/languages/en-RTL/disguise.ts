export { disguise } from '../disguise';
