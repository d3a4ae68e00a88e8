export const noNewsletter = 'This copy of Numeria sends no newsletter.';
export const news = 'News of new games and videos, once in a while.';
export const addressLabel = 'Email address for the newsletter';
export const yourEmail = 'Your email';
export const subscribe = 'Subscribe';
export const under13 = 'Under 13? Ask a grown-up to do this for you.';
export const failed = { title: 'Error', text: 'Failed to subscribe. Please try again later.' };
