import type { AccordionItem } from '../../ui/Accordion';
import { ANSWERS } from './answers-text';

export const QUESTIONS: readonly AccordionItem[] = Object.entries(ANSWERS).map(([id, answer]) => ({ id, ...answer }));
