export const text = {
  pageTitle: 'Page not found',
  title: "Oops! We couldn't find the page you're looking for.",
  lead: "The page you requested doesn't exist or has been moved.",
  home: 'Return to Home',
};
