import { SITE } from '../site-settings';

export const SupportLink = () => <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>;
