import { useState } from 'react';
import type { LetteredQuestion } from '../../play/paper/lettered';
import type { PaperRoom } from '../../play/paper/paper';
import { letterAll } from '../print/circles';
import { type Material, readPrintLink } from '../print/print-source';
import { useMaterial } from '../print/useMaterial';
import { text } from './text';

/**
 * What a link asks for, as on a worksheet. But facts that do not exist are no facts here, rather than those that the
 * child on this device should practise, because a class answers them.
 */
export function readCardsLink(search: string): ReturnType<typeof readPrintLink> {
  const link = readPrintLink(search);
  const isUnknown =
    link.source.kind === 'facts' && link.source.skills === null && new URLSearchParams(search).has('skills');
  return isUnknown ? { ...link, source: { ...link.source, skills: [] } } : link;
}

type Linked =
  | { readonly type: 'loading' }
  /** There is nothing to ask, for this reason. */
  | { readonly type: 'none'; readonly why: string }
  | {
      readonly type: 'ready';
      readonly material: Material;
      readonly questions: readonly LetteredQuestion[];
      readonly seed: number;
    };

/** The questions of a link, with answers A to D. */
export function useLinkedQuestions(search: string, countsOf: (room: PaperRoom) => readonly number[]): Linked {
  const [{ source, seed, count }] = useState(() => readCardsLink(search));
  const { material } = useMaterial(source, seed, count, countsOf);
  if (material === null) return source.kind === 'facts' ? { type: 'none', why: text.noFacts } : { type: 'loading' };
  const questions = letterAll(material.questions, seed);
  return questions === null ? { type: 'none', why: text.noLetters } : { type: 'ready', material, questions, seed };
}
