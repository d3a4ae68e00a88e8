import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { Flag } from '../../videos/Flag';
import { HUBS } from '../../videos/hubs';
import { comingSoon, exploreVideos, hubs, hubsLead, papers, papersLead } from './text';

/** Cards for the video hubs, and one for the hubs that are coming soon. */
export function HubSection() {
  return (
    <section id="videos" className="below bg-page-warm py-18 phone:py-12" aria-labelledby="hubs">
      <div className="wrap">
        <h2 id="hubs">{hubs}</h2>
        <p className="mt-2.5 text-lead text-text-soft">{hubsLead}</p>
        <ul className="hubs">
          {HUBS.map(({ id, path, label, description, picture }) => (
            <li key={id} className="hub-card">
              <Flag picture={picture} className="hub-flag" />
              <h3 id={`${id}-title`}>{label}</h3>
              <p>{description}</p>
              {/* The accessible name begins with the exam: "GCSE Explore Videos". */}
              <Link
                id={`${id}-link`}
                to={path}
                aria-labelledby={`${id}-title ${id}-link`}
                className="hub-go card-link lettering"
              >
                {exploreVideos}
                <ArrowRight className="icon" />
              </Link>
            </li>
          ))}
          <li className="hub-card hub-soon">
            <Flag picture="/pictures/resources/papers.svg" className="hub-flag" />
            <h3>{papers}</h3>
            <p>{papersLead}</p>
            <span className="hub-go lettering">{comingSoon}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}
