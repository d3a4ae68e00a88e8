export const skipToContent = 'Skip to the content';
export const loading = 'Loading…';

export const numeriaHome = 'Numeria, home';
export const home = 'Home';
export const primaryGames = 'Primary Games';
export const secondaryMaths = 'Secondary Maths';
export const contact = 'Contact';
export const faq = 'FAQ';
export const mainNavigation = 'Main';
export const menu = 'Menu';
export const passport = 'My passport';
export const howIPlay = 'How I play';
export const search = 'Search';
export const somethingIsWrong = 'Something is wrong';

export const mission = 'Enabling mathematics education for individuals of all ages.';
export const quickLinks = 'Quick Links';
export const yourProgress = 'Your progress';
export const resources = 'Resources';
export const forTeachers = 'For teachers';
export const topics = 'Topics';
export const privacy = 'Privacy Policy';
export const terms = 'Terms of Service';
export const accessibility = 'Accessibility';
export const newsletter = 'Newsletter';
export const alwaysFree = 'Free, always. No paywalls.';
export const version = 'Version';

export const notLoaded = 'This did not load';
export const notLoadedText = 'Check your connection, then reload this page.';

export const pageNotLoaded = 'This page did not load';
export const pageNotLoadedText = 'Part of Numeria could not be loaded. Check your connection, then try again.';
export const pageBroken = 'Something went wrong';
export const pageBrokenText =
  'This page stopped working. It is our fault, not yours. What you have earned is still on this device.';
export const gameBroken = 'The game has stopped';
export const gameBrokenText =
  'Something in it broke. It is our fault, not yours. What you have earned is still on this device.';
export const backToMenu = 'Back to the menu';
export const reload = 'Reload';
export const backToGames = 'Back to Games';
export const goHome = 'Go to the home page';
