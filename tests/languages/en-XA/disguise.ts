export { disguise } from '../disguise.ts';
