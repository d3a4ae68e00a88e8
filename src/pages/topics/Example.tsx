import '../print/print.css';
import { type ComponentType, Suspense } from 'react';
import type { Game } from '../../catalogue/define-game';
import type { Paper, PaperQuestion } from '../../play/paper/paper';
import type { Topic } from '../../topics/topic';
import { findTopicRounds } from '../../topics/topic-links';
import { getTopicSkills } from '../../topics/topic-skills';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { Part } from './Part';
import { text } from './text';

interface Props {
  readonly topic: Topic;
}

/** Limits for the search: seeds, questions per seed, and matches to choose from. */
const SEEDS = 40;
const QUESTIONS = 10;
const MAX_FOUND = 30;

/** Questions about the topic in the first rounds on paper. */
function findQuestions(topic: Topic, { questionAt, perSeed = QUESTIONS }: Paper): readonly PaperQuestion[] {
  const skills = new Set(getTopicSkills(topic));
  const round = findTopicRounds(topic)[0]?.round ?? {};
  const found: PaperQuestion[] = [];
  for (let seed = 1; seed <= SEEDS && found.length < MAX_FOUND; seed++)
    for (let number = 0; number < Math.min(perSeed, QUESTIONS); number++) {
      const question = questionAt(seed, round, number);
      if (skills.size === 0 || skills.has(question.skill ?? '')) found.push(question);
    }
  return found;
}

const lengthOf = ({ asked, answer }: PaperQuestion): number => asked.length + answer.length;

/** The shortest question with a picture, which has small numbers, or else the first one. Undefined if there is none. */
function findExample(topic: Topic, paper: Paper): PaperQuestion | undefined {
  const [first, ...others] = findQuestions(topic, paper);
  if (first?.picture === undefined) return first;
  return others.reduce((best, question) => (lengthOf(question) < lengthOf(best) ? question : best), first);
}

function ExampleOn({ paper, topic }: Props & { readonly paper: Paper }) {
  const question = findExample(topic, paper);
  if (question === undefined) return null;
  const { asked, picture, answer } = question;
  return (
    <Part title={text.example}>
      <figure className="grid justify-items-start gap-3 rounded-medium bg-white p-6 text-lead text-ink-900 shadow-soft phone:p-4">
        <p className="paper-asked">{asked}</p>
        {picture !== undefined && (
          <div className="paper-picture max-w-full flex-wrap text-[1.75rem] board:text-[2.5rem] phone:text-[1.25rem]">
            {picture}
          </div>
        )}
        <figcaption className="font-extrabold">{text.answer(answer)}</figcaption>
      </figure>
    </Part>
  );
}

/** By the path of the module. The questions of one game are loaded, and they are in the prerendered page. */
const EXAMPLES: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  Object.entries(import.meta.glob<Paper>('../../games/*/paper.tsx', { import: 'paper' })).map(([path, load]) => [
    path,
    lazyOptionalPart<Props>(async () => {
      const paper = await load();
      return { default: ({ topic }) => <ExampleOn paper={paper} topic={topic} /> };
    }),
  ]),
);

/** A question of the topic as a game asks it, with its picture and the answer. */
export function Example({ topic, game }: Props & { readonly game: Game }) {
  const Loaded = EXAMPLES[`../../games/${game.id}/paper.tsx`];
  return <Suspense>{Loaded !== undefined && <Loaded topic={topic} />}</Suspense>;
}
