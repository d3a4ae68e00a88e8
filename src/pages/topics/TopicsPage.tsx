import { useParams } from 'react-router-dom';
import { findTopic } from '../../topics/topics';
import NotFound from '../NotFound';
import { TopicList } from './TopicList';
import { TopicPage } from './TopicPage';

/** The list of topics, or one of them. All have one route, so that the first script does not list them. */
export default function TopicsPage() {
  const { '*': slug = '' } = useParams();
  const topic = findTopic(slug.toLowerCase().replace(/\/+$/, ''));
  if (slug === '') return <TopicList />;
  return topic === undefined ? <NotFound /> : <TopicPage key={slug} topic={topic} />;
}
