export const text = {
  pageTitle: 'FAQ',
  title: 'Frequently Asked Questions',
  lead: 'Short answers for children, parents and teachers.',
  more: 'Still have questions?',
  moreText: 'Ask us anything about Numeria. We would love to hear what you think.',
  contact: 'Contact us',
};
